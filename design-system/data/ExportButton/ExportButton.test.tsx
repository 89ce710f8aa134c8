import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { NoticeRegion } from '../../feedback/Notices/NoticeRegion.tsx';
import { clearNotices } from '../../feedback/Notices/notices.ts';
import * as downloads from '../../internal/downloadFile.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ExportButton, type ExportButtonProps } from './ExportButton.tsx';

type Row = { name: string; fee: number; at: string };

const columns: ExportButtonProps<Row>['columns'] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'fee', header: 'Fee', value: ({ fee }) => ({ amount: fee, currency: 'EUR' }) },
  { id: 'at', header: 'At', value: ({ at }) => at },
];
const rows: Row[] = [{ name: 'Tea', fee: 250, at: '2026-03-05T14:30:00Z' }];

let save: MockInstance<typeof downloads.downloadFile>;

function show(props: Partial<ExportButtonProps<Row>> = {}) {
  return renderInDesignSystem(
    <>
      <ExportButton fileName="permits" columns={columns} load={() => rows} {...props} />
      <NoticeRegion />
    </>,
    {
      formats: { timeZone: 'Asia/Tokyo' },
      describeError: (error) => ({ error: (error as Error).message }),
    },
  );
}

const getButton = () => screen.getByRole('button', { name: /Download CSV/ });

beforeEach(() => {
  save = vi.spyOn(downloads, 'downloadFile').mockImplementation(() => undefined);
});
afterEach(() => {
  clearNotices();
  vi.restoreAllMocks();
});

test.each([
  ['en-US', 'Name,Fee,At\r\nTea,2.50,2026-03-05 23:30:00\r\n'],
  ['de-DE', 'Name;Fee;At\r\nTea;2,50;2026-03-05 23:30:00\r\n'],
])('downloads a file for the spreadsheets of a device in %s', async (language, text) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  show();
  await userEvent.click(getButton());
  await waitFor(() =>
    expect(save).toHaveBeenCalledExactlyOnceWith('permits.csv', text, 'text/csv;charset=utf-8'),
  );
});

test('the file has the columns and the order of a view', async () => {
  show({ view: { columnOrder: ['at', 'name'], hiddenColumns: ['fee'] } });
  await userEvent.click(getButton());
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.lastCall?.[1]).toBe('At,Name\r\n2026-03-05 23:30:00,Tea\r\n');
});

test('is pending while the rows load, and loads them once', async () => {
  const response = Promise.withResolvers<Row[]>();
  const load = vi.fn(() => response.promise);
  show({ load });
  await userEvent.click(getButton());
  await userEvent.click(getButton());
  expect(load).toHaveBeenCalledOnce();
  expect(save).not.toHaveBeenCalled();
  response.resolve(rows);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

test('a notice explains why nothing was downloaded, and the next press tries again', async () => {
  const load = vi
    .fn<() => Promise<Row[]>>()
    .mockRejectedValueOnce(new Error('The server did not respond.'))
    .mockResolvedValue(rows);
  show({ load });
  await userEvent.click(getButton());
  expect(await screen.findByText('The server did not respond.')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(getButton());
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});
