import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { HistoryRow } from '../../../contract/schemas/history.ts';
import { getAccountZone } from '../../api/accountZone.ts';
import type { CsvColumn } from '../../features/export/csvColumns.ts';
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
    { title: formatMessage(titles.job), value: ({ job }) => job.title },
    { title: formatMessage(titles.brand), value: ({ job }) => job.brand.name },
    { title: formatMessage(titles.state), value: getState },
    {
      title: formatMessage(times.started, { zone }),
      value: ({ application, invitation }) =>
        application?.applied_at ?? invitation?.sent_at ?? null,
    },
    { title: formatMessage(titles.next), value: ({ next }) => next?.label ?? null },
    { title: formatMessage(times.due, { zone }), value: ({ next }) => next?.due_at ?? null },
    { title: formatMessage(titles.tasksDone), value: ({ tasks_done: done }) => done },
    { title: formatMessage(titles.tasks), value: ({ tasks_total: total }) => total },
    {
      title: formatMessage(titles.currency),
      value: ({ payment }) => payment?.net.currency ?? null,
    },
    { title: formatMessage(titles.net), value: ({ payment }) => payment?.net ?? null },
    { title: formatMessage(titles.payment), value: getPayment },
    {
      title: formatMessage(times.expected, { zone }),
      value: ({ payment }) => payment?.expected_on ?? null,
    },
    { title: formatMessage(titles.unread), value: ({ unread }) => unread },
  ];
}
