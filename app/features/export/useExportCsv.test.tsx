import { NoticeRegion } from '@byline/design-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import en from '../../i18n/en.json' with { type: 'json' };
import { useExportCsv } from './useExportCsv.ts';
import { expectVisible } from '../../testing/expectVisible.ts';

// The file of the code, which a new release has replaced.
vi.mock('./csv.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Export() {
  const { download, isPending } = useExportCsv({
    name: 'payments',
    columns: [],
    load: () => Promise.resolve([]),
  });
  return (
    <button type="button" disabled={isPending} onClick={download}>
      Export
    </button>
  );
}

test('a notice explains why nothing is downloaded if the code of the file does not load', async () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <Export />
      <NoticeRegion />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await expectVisible(() =>
    screen.getByText('This could not be opened. Check your connection or reload the page.'),
  );
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
});
