import type { CsvColumn } from '@byline/design-system';
import { defineMessages, type IntlShape } from 'react-intl';
import type { JobYear, PayoutYear } from '../../../../contract/schemas/year.ts';
import { exportWords } from '../../../features/export/exportWords.ts';
import { toMonth } from '../../../features/year/yearFigures.ts';
import { yearWords } from '../../../features/year/yearWords.ts';
import { pageWords } from './pageWords.ts';

type JobMonth = JobYear['months'][number];
type MoneyMonth = PayoutYear['months'][number];

/** The money and the jobs of one month. */
export type YearRow = { year: number; jobs: JobMonth; money: MoneyMonth };

const titles = defineMessages({
  month: { id: 'year.month', defaultMessage: 'Month' },
  currency: exportWords.csvCurrency,
  earned: yearWords.earned,
  withdrawn: yearWords.withdrawn,
  applied: yearWords.applied,
  accepted: pageWords.accepted,
  completed: yearWords.completed,
  declined: pageWords.declined,
});

/** Returns the months of a year with both their jobs and their money. */
export function joinMonths({ year, months }: JobYear, payouts: PayoutYear): YearRow[] {
  return payouts.months.flatMap((money) => {
    const jobs = months.find(({ month }) => month === money.month);
    return jobs ? [{ year, jobs, money }] : [];
  });
}

/** Returns the columns of a file with the months of a year. */
export function getYearCsv({ formatMessage }: IntlShape): CsvColumn<YearRow>[] {
  return [
    {
      id: 'month',
      header: formatMessage(titles.month),
      value: ({ year, jobs }) => toMonth(year, jobs.month),
    },
    {
      id: 'currency',
      header: formatMessage(titles.currency),
      value: ({ money }) => money.earned.currency,
    },
    { id: 'earned', header: formatMessage(titles.earned), value: ({ money }) => money.earned },
    {
      id: 'withdrawn',
      header: formatMessage(titles.withdrawn),
      value: ({ money }) => money.withdrawn,
    },
    { id: 'applied', header: formatMessage(titles.applied), value: ({ jobs }) => jobs.applied },
    { id: 'accepted', header: formatMessage(titles.accepted), value: ({ jobs }) => jobs.accepted },
    {
      id: 'completed',
      header: formatMessage(titles.completed),
      value: ({ jobs }) => jobs.completed,
    },
    { id: 'declined', header: formatMessage(titles.declined), value: ({ jobs }) => jobs.declined },
  ];
}
