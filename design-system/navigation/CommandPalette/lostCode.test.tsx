import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type * as Late from '../../internal/lateModule.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const code = vi.hoisted(() => ({ isLost: true }));

vi.mock('../../internal/lateModule.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Late>();
  const lateModule: typeof original.lateModule = (load) =>
    original.lateModule(async () => {
      if (code.isLost) throw new Error('Failed to fetch dynamically imported module');
      return load();
    });
  return { ...original, lateModule };
});

// SwissDataScienceCenter/renku-ui 2826, huhamhire/code-meeseeks 224: a part whose code is lost takes the page with it.
test('keeps the page when its code does not arrive, and opens at the next press once it does', async () => {
  renderInDesignSystem(
    <>
      <input aria-label="Name" />
      <CommandPalette groups={[]} />
    </>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'Mia{Control>}k{/Control}');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(name).toHaveValue('Mia');
  expect(screen.queryByRole('dialog')).toBeNull();
  code.isLost = false;
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog')).toBeVisible();
});
