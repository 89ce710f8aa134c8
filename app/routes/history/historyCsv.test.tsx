import { createFormats, formatCsv } from '@byline/design-system';
import { waitFor } from '@testing-library/react';
import Papa from 'papaparse';
import { createIntl } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import type { History } from '../../../contract/schemas/history.ts';
import { getAccountZone } from '../../api/accountZone.ts';
import arabic from '../../i18n/ar.json' with { type: 'json' };
import { chooseExport } from '../../testing/chooseExport.ts';
import { readCsv, recordDownloads, toCsvTime } from '../../testing/downloads.ts';
import { openPortal } from '../../testing/portal.tsx';
import { getHistoryCsv } from './historyCsv.ts';

const portal = openPortal();

afterEach(() => vi.restoreAllMocks());

/** Downloads the CSV file of a page; returns its rows, as a spreadsheet reads them. */
async function download(path: string): Promise<string[][]> {
  const saved = recordDownloads();
  const user = await portal().visit(path, { as: 'approved' });
  await chooseExport(user, 'Download CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  return readCsv(saved[0]!);
}

/** Returns the jobs of a group from the API. */
async function readHistory(query: string): Promise<History['data']> {
  const response = await portal().network.fetch(`/api/job/history?per_page=100&${query}`);
  return ((await response.json()) as History).data;
}

test('a file has all jobs of the open tab and search, not only the page shown', async () => {
  const [headings, ...lines] = await download('/job/history?group=completed&page=2');
  expect(headings).toEqual([
    'Job',
    'Brand',
    'Status',
    'Applied or invited on (Asia/Singapore)',
    'Next',
    'Due on (Asia/Singapore)',
    'Tasks completed',
    'Tasks',
    'Currency',
    'Net',
    'Payment',
    'Expected on (Asia/Singapore)',
    'Unread messages',
  ]);
  const completed = await readHistory('group=completed');
  // More than one page.
  expect(completed.length).toBeGreaterThan(10);
  expect(lines.map(([title, , state, , , , , , , net]) => [title, state, Number(net)])).toEqual(
    completed.map(({ job, payment }) => [
      job.title,
      'Completed',
      (payment?.net.amount ?? Number.NaN) / 100,
    ]),
  );
  const matches = await download('/job/history?group=completed&q=hearth');
  // The headings and two jobs.
  expect(matches).toHaveLength(1 + 2);
});

test('active jobs have their next step, in the order of the page', async () => {
  const [, ...lines] = await download('/job/history');
  const active = await readHistory('group=active&sort=due');
  expect(lines.map(([title, , , , next, due]) => [title, next, due])).toEqual(
    active.map(({ job, next }) => [job.title, next?.label ?? '', toCsvTime(next?.due_at ?? '')]),
  );
  // Completed tasks, and all tasks.
  expect(lines[0]?.slice(6, 8)).toEqual(['0', '1']);
});

test('an invitation has its own state, and no payment', async () => {
  const [, line] = await download('/job/history?group=invited');
  expect(line?.[2]).toBe('Invited');
  // Currency, net, payment and its expected date.
  expect(line?.slice(8, 12)).toEqual(['', '', '', '']);
});

test('the Arabic file is in Arabic, and no title is run as a formula', async () => {
  await portal().signIn('approved');
  const [row] = await readHistory('group=applied');
  const title = '=HYPERLINK("https://evil.example","شاي")';
  const intl = createIntl({ locale: 'ar', messages: arabic });
  const csv = formatCsv(getHistoryCsv(intl), row ? [{ ...row, job: { ...row.job, title } }] : [], {
    style: 'locale',
    formats: createFormats('ar', { timeZone: getAccountZone() }),
  });
  const [headings, line] = Papa.parse<string[]>(csv).data;
  expect(headings?.slice(0, 3)).toEqual(['المهمة', 'العلامة التجارية', 'الحالة']);
  expect(line?.[0]).toBe(`'${title}`);
  expect(line?.[2]).toBe('تم التقديم');
  // Times are the same in every language, for calculations.
  expect(line?.[3]).toBe(toCsvTime(row?.application?.applied_at ?? ''));
});
