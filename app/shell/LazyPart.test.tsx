import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInEnglish } from '../testing/renderInEnglish.tsx';
import { LazyPart } from './LazyPart.tsx';
import { expectVisible } from '../testing/expectVisible.ts';

test('a part whose code did not arrive is loaded again on demand, and the rest of the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: () => ReactElement }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>The part</p> });
  renderInEnglish(
    <>
      <p>The rest</p>
      <LazyPart load={load} skeleton="…" />
    </>,
  );
  await expectVisible('This section could not be loaded.');
  expect(screen.getByText('The rest')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expectVisible('The part');
  vi.restoreAllMocks();
});
