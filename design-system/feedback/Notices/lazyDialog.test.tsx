import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { lazyDialog } from './lazyDialog.tsx';
import { LazyNoticeRegion } from './LazyNoticeRegion.tsx';
import { clearNotices, notify } from './notices.ts';

const load = () =>
  Promise.resolve({ default: (_props: { onClose: () => void }) => <p>The dialog</p> });

function Example({ of: LazyDialog }: { of: ReturnType<typeof lazyDialog> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <LazyDialog onClose={() => setOpen(false)} />}
    </>
  );
}

test('a dialog whose code did not arrive closes with a notice, and the next press opens it', async () => {
  const loadLate = vi
    .fn(load)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  renderInDesignSystem(
    <>
      <Example of={lazyDialog(loadLate)} />
      <LazyNoticeRegion />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/^This could not be opened\./)).toBeVisible();
  expect(screen.queryByText('The dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('The dialog')).toBeVisible();
  expect(loadLate).toHaveBeenCalledTimes(2);
  act(clearNotices);
});

test('the region of notices has the first notice once its code has arrived', async () => {
  renderInDesignSystem(<LazyNoticeRegion />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => void notify({ text: 'Saved.' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  act(clearNotices);
});
