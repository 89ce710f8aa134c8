import { Button, useNoticeHistory } from '@byline/design-system';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../../design-system/testing/renderInDesignSystem.tsx';
import en from '../../i18n/en.json' with { type: 'json' };
import { lazyDialog } from './lazyDialog.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

/** Lists the notices, apart from the component that opens the dialog, which a notice must not render again. */
function Notices() {
  const notices = useNoticeHistory();
  return <output>{notices.map(({ text }) => text)}</output>;
}

test('a dialog whose code did not arrive closes with a notice, and the next press opens it', async () => {
  const load = vi
    .fn(() => Promise.resolve({ default: (_props: { onClose: () => void }) => <p>The dialog</p> }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const LazyDialog = lazyDialog(load);
  function Example() {
    const [isOpen, setOpen] = useState(false);
    return (
      <IntlProvider locale="en" messages={en}>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && <LazyDialog onClose={() => setOpen(false)} />}
      </IntlProvider>
    );
  }
  renderInDesignSystem(
    <>
      <Example />
      <Notices />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expectVisible(/^This could not be opened\./);
  expect(screen.queryByText('The dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expectVisible('The dialog');
  expect(load).toHaveBeenCalledTimes(2);
});
