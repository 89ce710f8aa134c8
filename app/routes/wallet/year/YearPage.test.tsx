import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatCurrency, formatDateTime } from '../../../../contract/rules/formats.ts';
import type { Money } from '../../../../contract/schemas/money.ts';
import type { Withdrawals } from '../../../../contract/schemas/withdrawal.ts';
import type { JobYear, PayoutYear } from '../../../../contract/schemas/year.ts';
import { demoYear, enterDemoYear } from '../../../testing/demoYear.ts';
import { readCsv, recordDownloads } from '../../../testing/downloads.ts';
import { expectVisible } from '../../../testing/expectVisible.ts';
import { openPortal } from '../../../testing/portal.tsx';

const portal = openPortal();

beforeEach(() => enterDemoYear(portal()));

async function read<Body>(path: string): Promise<Body> {
  return (await (await portal().network.fetch(path)).json()) as Body;
}

/** Returns the texts of a table, including its headings. */
async function findRows(name: string): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

/** Returns a month as the chart's table names it, such as March 2026. */
const monthName = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1)).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

test('the figures of a year are those that are not zero, and what was earned in all years', async () => {
  await portal().visit(`/dashboard?tab=wallet&view=year&year=${demoYear}`, { as: 'approved' });
  const lifetime = (await screen.findByText('Lifetime earnings')).closest('dl');
  expect(lifetime).toHaveTextContent('$ 2,480.00');
  expect(screen.queryByText('Adjustments')).toBeNull();
});

test('each line of a statement has its brand', async () => {
  await portal().visit(`/dashboard?tab=wallet&view=year&statement=${demoYear}`, {
    as: 'approved',
  });
  const row = (await screen.findByText('Earned with New tricks for an old dog')).closest('tr');
  expect(row).toHaveTextContent('Kindly Pets');
});

describe.each([demoYear, demoYear - 1])('the year %i', (year) => {
  test('has the figures of the API in the tables of its charts', async () => {
    await portal().visit(`/dashboard?tab=wallet&view=year&year=${year}`, { as: 'approved' });
    const money = await read<PayoutYear>(`/api/summary/payout/year/${year}`);
    const jobs = await read<JobYear>(`/api/summary/job/year/${year}`);
    // Only then the table has a column for returned money, whose amounts are negative withdrawals.
    const comesBack = money.months.some(({ withdrawn }) => withdrawn.amount < 0);
    const split = ({ amount, currency }: Money) =>
      [Math.max(amount, 0), ...(comesBack ? [Math.max(-amount, 0)] : [])].map((one) =>
        formatCurrency({ amount: one, currency }),
      );
    expect(await findRows('Earned and withdrawn')).toEqual([
      ['Month', 'Earned', 'Withdrawn', ...(comesBack ? ['Returned'] : [])],
      ...money.months.map(({ month, earned, withdrawn }) => [
        monthName(year, month),
        formatCurrency(earned),
        ...split(withdrawn),
      ]),
    ]);
    expect(await findRows('Jobs by month')).toEqual([
      ['Month', 'Applications', 'Completed'],
      ...jobs.months.map(({ month, applied, completed }) => [
        monthName(year, month),
        String(applied),
        String(completed),
      ]),
    ]);
    const brands = money.by_brand.map(({ brand, earned }) => [brand, formatCurrency(earned)]);
    // The ranking shows six brands at first.
    expect(await findRows('Earned by brand')).toEqual([['Brand', 'Earned'], ...brands.slice(0, 6)]);
    expect((await findRows('Completed by platform')).slice(1).map(([, count]) => count)).toEqual(
      jobs.by_platform.map(({ completed }) => String(completed)),
    );
    expect(screen.getAllByText(formatCurrency(money.totals.earned)).length).toBeGreaterThan(0);
    const { accepted, declined } = jobs.totals;
    expect(screen.getByText(`of ${accepted + declined} decided`)).toBeVisible();
    expect(screen.getByText(`of ${jobs.steps.due} steps due`)).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('%');
  });
});

test('a file has the months of the year with their money and jobs', async () => {
  const saved = recordDownloads();
  onTestFinished(() => void vi.restoreAllMocks());
  const user = await portal().visit(`/dashboard?tab=wallet&view=year&year=${demoYear}`, {
    as: 'approved',
  });
  const download = await screen.findByRole('button', { name: 'Download CSV' });
  await waitFor(() => expect(download).toBeEnabled());
  await user.click(download);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`year-${demoYear}-USD.csv`);
  const [, ...lines] = await readCsv(saved[0]!);
  const money = await read<PayoutYear>(`/api/summary/payout/year/${demoYear}`);
  const jobs = await read<JobYear>(`/api/summary/job/year/${demoYear}`);
  expect(
    lines.map(([month, currency, ...figures]) => [month, currency, ...figures.map(Number)]),
  ).toEqual(
    money.months.map(({ month, earned, withdrawn }, index) => {
      const { applied, accepted, completed, declined } = jobs.months[index]!;
      return [
        `${demoYear}-${String(month).padStart(2, '0')}`,
        'USD',
        earned.amount / 100,
        withdrawn.amount / 100,
        applied,
        accepted,
        completed,
        declined,
      ];
    }),
  );
});

test('each figure shows what it was in the previous year', async () => {
  await portal().signIn('approved');
  const example = await read<PayoutYear>(`/api/summary/payout/year/${demoYear}`);
  portal().network.intercept((url) => {
    const year = Number(/payout\/year\/(\d+)/.exec(url.pathname)?.[1]);
    if (Number.isNaN(year)) return undefined;
    // Only January has money: in any month of the year, it is among the months that are compared.
    const getAmount = (month: number) => (month > 1 ? 0 : year === demoYear ? 11_200 : 10_000);
    const months = example.months.map((row) => ({
      ...row,
      earned: { amount: getAmount(row.month), currency: 'USD' },
    }));
    return Response.json({ ...example, year, years: [demoYear, demoYear - 1], months });
  });
  await portal().visit('/dashboard?tab=wallet&view=year');
  const before = new RegExp(`In ${demoYear - 1}( by the end of \\w+)?: \\$ 100\\.00`);
  await waitFor(() => expect(document.body).toHaveTextContent(before));
});

test.each([
  ['with', { 7: 20_000, 8: -20_000, 9: 5_000 }, 'Withdrawn', '$ 50.00'],
  ['without', { 1: -20_000 }, 'Returned', '$ 200.00'],
])(
  'money that came back from the bank is shown, %s other withdrawals in the year',
  async (_, months: Record<number, number>, label, total) => {
    await portal().signIn('approved');
    const example = await read<PayoutYear>(`/api/summary/payout/year/${demoYear}`);
    const money = (amount: number) => ({ amount, currency: 'USD' });
    const sum = Object.values(months).reduce((left, right) => left + right, 0);
    portal().network.intercept((url) =>
      url.pathname.endsWith(`payout/year/${demoYear}`)
        ? Response.json({
            ...example,
            months: example.months.map((row) => ({
              ...row,
              withdrawn: money(months[row.month] ?? 0),
            })),
            totals: { ...example.totals, withdrawn: money(sum) },
          })
        : undefined,
    );
    await portal().visit('/dashboard?tab=wallet&view=year');
    const [head, ...rows] = await findRows('Earned and withdrawn');
    expect(head).toEqual(['Month', 'Earned', 'Withdrawn', 'Returned']);
    const amounts = rows.map(([, , withdrawn, returned]) => [withdrawn, returned]);
    expect(amounts).toEqual(
      example.months.map(({ month }) => {
        const amount = months[month] ?? 0;
        return [Math.max(amount, 0), Math.max(-amount, 0)].map((one) => formatCurrency(money(one)));
      }),
    );
    const figure = screen
      .getAllByRole('term')
      .find(({ textContent }) => textContent === label)?.nextSibling;
    expect(figure).toHaveTextContent(total);
    expect(document.body.textContent).not.toContain('-$');
  },
);

test('the address holds the year', async () => {
  const user = await portal().visit('/dashboard?tab=wallet', { as: 'approved' });
  await user.click(await screen.findByRole('tab', { name: 'Year' }));
  // The name of the select is its value and its label, such as “2026 Year”.
  await user.click(await screen.findByRole('button', { name: /^Year|Year$/ }));
  await user.click(await screen.findByRole('option', { name: String(demoYear - 1) }));
  expect(location.search).toBe(`?tab=wallet&view=year&year=${demoYear - 1}`);
  await expectVisible(() => screen.getByRole('heading', { name: `Money in ${demoYear - 1}` }));
});

test('an outdated URL of the year, from before it was in the wallet, leads to it', async () => {
  await portal().visit('/jobs', { as: 'approved' });
  const before = history.length;
  await portal().visit(`/dashboard?tab=year&year=${demoYear - 1}`);
  await expectVisible(() => screen.getByRole('heading', { name: `Money in ${demoYear - 1}` }));
  expect(location.search).toBe(`?tab=wallet&view=year&year=${demoYear - 1}`);
  expect(history.length, 'Back does not return to the previous address').toBe(before);
});

test.each([2019, demoYear + 3])(
  'the year %i, which has no summary, links to the nearest year that has one',
  async (year) => {
    await portal().visit(`/dashboard?tab=wallet&view=year&year=${year}`, { as: 'approved' });
    const { years } = await read<JobYear>(`/api/summary/job/year/${demoYear}`);
    const nearest = year > demoYear ? years[0] : years.at(-1);
    await expectVisible(`Nothing in ${year}`);
    const action = await screen.findByRole('link', { name: `Show ${nearest}` });
    expect(action.getAttribute('href')).toContain(`year=${nearest}`);
  },
);

test('an invalid year shows the current one, and a new account learns how to start', async () => {
  await portal().visit('/dashboard?tab=wallet&view=year&year=soon', { as: 'fresh' });
  await expectVisible(`Nothing in ${demoYear}`);
  expect(await screen.findByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/jobs');
});

test('if the money of a year fails to load, its jobs are shown, and loading can be retried', async () => {
  const restore = portal().interrupt(/summary\/payout/, { status: 503 });
  const user = await portal().visit('/dashboard?tab=wallet&view=year', { as: 'approved' });
  await expectVisible('The money of the year could not be loaded.');
  expect(await screen.findByRole('table', { name: 'Jobs by month' })).toBeInTheDocument();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectVisible(() => screen.getByRole('heading', { name: `Money in ${demoYear}` }));
});

test('a statement lists every line, adds up, and is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = await portal().visit('/dashboard?tab=wallet&view=year', { as: 'approved' });
  await user.click(await screen.findByRole('link', { name: 'Statement' }));
  const name = `Statement, ${demoYear}`;
  const statement = within(await screen.findByRole('article', { name }));
  const money = await read<PayoutYear>(`/api/summary/payout/year/${demoYear}`);
  // The dateline above the sums names the opening and the closing balance too.
  const getValue = (term: string) =>
    statement.getAllByText(term).at(-1)?.closest('dt, th')?.nextSibling?.textContent;
  expect(statement.getByText('Maya Tan')).toBeVisible();
  expect(getValue('Opening balance')).toBe(formatCurrency(money.opening));
  expect(getValue('Earned')).toBe(formatCurrency(money.totals.earned));
  expect(getValue('Closing balance')).toBe(formatCurrency(money.closing));
  // Days, times and the zone are those of the account, whatever zone the device is in.
  expect(getValue('Time zone')).toMatch(/^Asia\/Singapore/);
  const { data } = await read<Withdrawals>('/api/payment/withdrawal?state=paid');
  const withdrawal = data.find(({ requested_at: at }) => at.startsWith(String(demoYear)));
  const requested = formatDateTime(withdrawal?.requested_at, { timeZone: 'Asia/Singapore' });
  expect(statement.getByText(requested)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: `Back to ${demoYear}` }));
  await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
});
