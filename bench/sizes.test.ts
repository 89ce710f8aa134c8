import { expect, test } from 'vitest';
import { buildEntry, scriptBytes } from './buildFields.ts';
import budgets from './budgets.json' with { type: 'json' };

const react = scriptBytes(await buildEntry('reactAlone'));

test.each(Object.entries(budgets.beyondReact))(
  '%s costs no more beyond React than %i bytes of brotli',
  async (entry, budget) => {
    const bytes = scriptBytes(await buildEntry(entry)) - react;
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budget);
  },
);

test.each(Object.entries(budgets.whole))(
  'the entry %s stays within %i bytes of brotli',
  async (entry, budget) => {
    expect(scriptBytes(await buildEntry(entry))).toBeLessThanOrEqual(budget);
  },
);
