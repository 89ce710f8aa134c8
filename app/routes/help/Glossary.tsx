import { Card, DescriptionItem, DescriptionList } from '@byline/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type {
  ApplicationState,
  PaymentState,
  StepStatus,
  WithdrawalFilter,
} from '../../../contract/rules/states.ts';
import { applicationLabels, stepLabels } from '../../features/jobs/stateLabels.ts';
import {
  overdueLabel,
  paymentLabels,
  withdrawalFilterLabels,
} from '../../features/payments/paymentLabels.ts';

const titles = defineMessages({
  applications: { id: 'help.applications', defaultMessage: 'Application statuses' },
  steps: { id: 'help.steps', defaultMessage: 'Work statuses' },
  payments: { id: 'help.payments', defaultMessage: 'Payment statuses' },
  withdrawals: { id: 'help.withdrawals', defaultMessage: 'Withdrawal statuses' },
});

const applicationGlossary = defineMessages({
  applied: { id: 'glossary.applied', defaultMessage: 'Sent. The brand has not opened it yet.' },
  viewed: {
    id: 'glossary.viewed',
    defaultMessage: 'The brand has opened it and will decide by the date shown on the job.',
  },
  accepted: {
    id: 'glossary.accepted',
    defaultMessage: 'You got the job. Your first draft is due next.',
  },
  declined: {
    id: 'glossary.declined',
    defaultMessage: 'The brand chose other creators and gave a reason.',
  },
  withdrawn: { id: 'glossary.withdrawn', defaultMessage: 'You cancelled the application.' },
  expired: {
    id: 'glossary.expired',
    defaultMessage: 'The brand did not reply in time. This does not affect you.',
  },
  dropped: { id: 'glossary.dropped', defaultMessage: 'You left the job after you were accepted.' },
  removed: {
    id: 'glossary.removed',
    defaultMessage:
      'The brand or our team ended it and gave a reason. Approved work is still paid.',
  },
  completed: { id: 'glossary.completed', defaultMessage: 'All tasks are done.' },
} satisfies Record<ApplicationState, MessageDescriptor>);

const stepGlossary = defineMessages({
  locked: { id: 'glossary.locked', defaultMessage: 'Opens when the previous step is approved.' },
  open: { id: 'glossary.open', defaultMessage: 'Your turn.' },
  in_review: {
    id: 'glossary.inReview',
    defaultMessage: 'The brand is reviewing it. Without a reply in time, it is approved.',
  },
  changes_requested: {
    id: 'glossary.changesRequested',
    defaultMessage: 'The brand asks for a new version. Its comments are shown above the form.',
  },
  approved: { id: 'glossary.approved', defaultMessage: 'Final. The brand cannot undo it.' },
  rejected: {
    id: 'glossary.rejected',
    defaultMessage: 'The brand rejected it after all included revisions and gave a reason.',
  },
  missed: { id: 'glossary.missed', defaultMessage: 'The due date passed without a submission.' },
} satisfies Record<StepStatus, MessageDescriptor>);

const paymentGlossary = defineMessages({
  estimated: {
    id: 'glossary.estimated',
    defaultMessage: 'What the job pays after approval.',
  },
  pending: {
    id: 'glossary.pending',
    defaultMessage: 'Approved. It becomes available on the date shown.',
  },
  available: { id: 'glossary.available', defaultMessage: 'In your wallet.' },
  on_hold: {
    id: 'glossary.onHold',
    defaultMessage:
      'Our team is checking something and has given a reason and the day of the next review. If you disagree, select “Disagree” at the payment.',
  },
  cancelled: { id: 'glossary.cancelled', defaultMessage: 'The job ended without this payment.' },
  overdue: {
    id: 'glossary.overdue',
    defaultMessage:
      'Approved, but the date on which it should have become available has passed. The payment shows why, the new date, and who acts next. It becomes available as soon as the money has reached us.',
  },
} satisfies Record<PaymentState | 'overdue', MessageDescriptor>);

const withdrawalGlossary = defineMessages({
  requested: {
    id: 'glossary.withdrawalRequested',
    defaultMessage: 'We have your request. You can still cancel it.',
  },
  processing: {
    id: 'glossary.withdrawalProcessing',
    defaultMessage:
      'Sent to the bank. It can no longer be cancelled; the date shows when it should arrive.',
  },
  paid: {
    id: 'glossary.withdrawalPaid',
    defaultMessage: 'Our bank has sent it. It is in your bank by the date shown.',
  },
  failed: {
    id: 'glossary.withdrawalFailed',
    defaultMessage:
      'The bank could not pay it. The whole amount, with the fee, is back in your wallet, and the reason shows what to correct.',
  },
  cancelled: {
    id: 'glossary.withdrawalCancelled',
    defaultMessage: 'You cancelled it. The whole amount is back in your wallet.',
  },
  returned: {
    id: 'glossary.withdrawalReturned',
    defaultMessage:
      'It was paid, but your bank sent the money back, for example because the account is closed. The whole amount, with the fee, is back in your wallet.',
  },
} satisfies Record<WithdrawalFilter, MessageDescriptor>);

const paymentTerms = { ...paymentLabels, overdue: overdueLabel };

type StateListProps<State extends string> = {
  title: MessageDescriptor;
  labels: Record<State, MessageDescriptor>;
  glossary: Record<State, MessageDescriptor>;
};

function StateList<State extends string>({ title, labels, glossary }: StateListProps<State>) {
  const states = Object.keys(labels) as State[];
  return (
    <Card title={<FormattedMessage {...title} />} isCollapsible>
      <DescriptionList>
        {states.map((state) => (
          <DescriptionItem key={state} label={<FormattedMessage {...labels[state]} />}>
            <FormattedMessage {...glossary[state]} />
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  );
}

/** Explains every state of applications, work, payments and withdrawals, and what comes next. */
export function Glossary() {
  return (
    <>
      <StateList
        title={titles.applications}
        labels={applicationLabels}
        glossary={applicationGlossary}
      />
      <StateList title={titles.steps} labels={stepLabels} glossary={stepGlossary} />
      <StateList title={titles.payments} labels={paymentTerms} glossary={paymentGlossary} />
      <StateList
        title={titles.withdrawals}
        labels={withdrawalFilterLabels}
        glossary={withdrawalGlossary}
      />
    </>
  );
}
