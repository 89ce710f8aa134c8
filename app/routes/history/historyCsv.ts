import type { CsvColumn } from '@byline/design-system';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { HistoryRow } from '../../../contract/schemas/history.ts';
import { getAccountZone } from '../../api/accountZone.ts';
import { exportWords } from '../../features/export/exportWords.ts';
import { applicationLabels, invitationLabels } from '../../features/jobs/stateLabels.ts';
import { overdueLabel, paymentLabels } from '../../features/payments/paymentLabels.ts';
import { paymentWords } from '../../features/payments/paymentWords.ts';
import { pageWords } from './pageWords.ts';

const titles = defineMessages({
  job: pageWords.job,
  brand: exportWords.csvBrand,
  state: { id: 'history.state', defaultMessage: 'Status' },
  next: { id: 'history.next', defaultMessage: 'Next' },
  tasksDone: { id: 'csv.tasksDone', defaultMessage: 'Tasks completed' },
  tasks: { id: 'history.tasks', defaultMessage: 'Tasks' },
  currency: exportWords.csvCurrency,
  net: paymentWords.earningsNet,
  payment: pageWords.payment,
  unread: pageWords.onlyUnread,
});

// Headings of times name their time zone.
const times: Record<'started' | 'due' | 'expected', MessageDescriptor> = defineMessages({
  started: { id: 'csv.started', defaultMessage: 'Applied or invited on ({zone})' },
  due: { id: 'csv.due', defaultMessage: 'Due on ({zone})' },
  expected: exportWords.csvExpected,
});

/** Returns the columns of a file of the jobs that the user applied for or was invited to. */
export function getHistoryCsv({ formatMessage }: IntlShape): CsvColumn<HistoryRow>[] {
  const zone = getAccountZone();
  const getState = ({ application, invitation }: HistoryRow) => {
    if (application) return formatMessage(applicationLabels[application.state]);
    return invitation && formatMessage(invitationLabels[invitation.state]);
  };
  const getPayment = ({ payment }: HistoryRow) =>
    payment && formatMessage(payment.overdue ? overdueLabel : paymentLabels[payment.state]);
  return [
    { id: 'job', header: formatMessage(titles.job), value: ({ job }) => job.title },
    { id: 'brand', header: formatMessage(titles.brand), value: ({ job }) => job.brand.name },
    { id: 'state', header: formatMessage(titles.state), value: getState },
    {
      id: 'started',
      header: formatMessage(times.started, { zone }),
      value: ({ application, invitation }) =>
        application?.applied_at ?? invitation?.sent_at ?? null,
    },
    { id: 'next', header: formatMessage(titles.next), value: ({ next }) => next?.label ?? null },
    {
      id: 'due',
      header: formatMessage(times.due, { zone }),
      value: ({ next }) => next?.due_at ?? null,
    },
    {
      id: 'tasksDone',
      header: formatMessage(titles.tasksDone),
      value: ({ tasks_done: done }) => done,
    },
    { id: 'tasks', header: formatMessage(titles.tasks), value: ({ tasks_total: total }) => total },
    {
      id: 'currency',
      header: formatMessage(titles.currency),
      value: ({ payment }) => payment?.net.currency ?? null,
    },
    { id: 'net', header: formatMessage(titles.net), value: ({ payment }) => payment?.net ?? null },
    { id: 'payment', header: formatMessage(titles.payment), value: getPayment },
    {
      id: 'expected',
      header: formatMessage(times.expected, { zone }),
      value: ({ payment }) => payment?.expected_on ?? null,
    },
    { id: 'unread', header: formatMessage(titles.unread), value: ({ unread }) => unread },
  ];
}
