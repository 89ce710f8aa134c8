import { Card, DescriptionItem, DescriptionList } from '@byline/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type {
  ApplicationState,
  PaymentState,
  StepStatus,
} from '../../../server/contract/states.ts';
import { applicationLabels, paymentLabels, stepLabels } from '../../features/jobs/stateLabels.ts';

const titles = defineMessages({
  applications: { id: 'help.applications', defaultMessage: 'States of an application' },
  steps: { id: 'help.steps', defaultMessage: 'States of your work' },
  payments: { id: 'help.payments', defaultMessage: 'States of a payment' },
});

const applicationGlossary = defineMessages({
  applied: { id: 'glossary.applied', defaultMessage: 'Sent. The brand has not opened it yet.' },
  viewed: {
    id: 'glossary.viewed',
    defaultMessage: 'The brand has opened it, and decides by the date on the job.',
  },
  accepted: {
    id: 'glossary.accepted',
    defaultMessage: 'You are in. Your first draft is due next.',
  },
  declined: {
    id: 'glossary.declined',
    defaultMessage: 'The brand chose others; the reason is given.',
  },
  withdrawn: { id: 'glossary.withdrawn', defaultMessage: 'You took the application back.' },
  expired: {
    id: 'glossary.expired',
    defaultMessage: 'The brand did not answer in time. Nothing is held against you.',
  },
  dropped: { id: 'glossary.dropped', defaultMessage: 'You left the job after being accepted.' },
  removed: {
    id: 'glossary.removed',
    defaultMessage:
      'The brand or our staff ended it; the reason is given. Approved work is still paid.',
  },
  completed: { id: 'glossary.completed', defaultMessage: 'All tasks are done.' },
} satisfies Record<ApplicationState, MessageDescriptor>);

const stepGlossary = defineMessages({
  locked: { id: 'glossary.locked', defaultMessage: 'Opens when the step before it is approved.' },
  open: { id: 'glossary.open', defaultMessage: 'Your turn.' },
  in_review: {
    id: 'glossary.inReview',
    defaultMessage: 'The brand is looking at it. If it says nothing in time, it is approved.',
  },
  changes_requested: {
    id: 'glossary.changesRequested',
    defaultMessage: 'The brand asks for another version; what to change is written above the form.',
  },
  approved: { id: 'glossary.approved', defaultMessage: 'Final. It cannot be taken back.' },
  rejected: {
    id: 'glossary.rejected',
    defaultMessage:
      'All included rounds of changes are used up, and the brand said no. The reason is given.',
  },
  missed: { id: 'glossary.missed', defaultMessage: 'The date passed without a submission.' },
} satisfies Record<StepStatus, MessageDescriptor>);

const paymentGlossary = defineMessages({
  estimated: {
    id: 'glossary.estimated',
    defaultMessage: 'What the job pays once your work is approved.',
  },
  pending: {
    id: 'glossary.pending',
    defaultMessage: 'Approved. It becomes available on the date that is shown.',
  },
  available: { id: 'glossary.available', defaultMessage: 'In your wallet.' },
  on_hold: {
    id: 'glossary.onHold',
    defaultMessage:
      'Our staff is checking something; the reason is given. Contact us if you disagree.',
  },
  cancelled: { id: 'glossary.cancelled', defaultMessage: 'The job ended without this payment.' },
} satisfies Record<PaymentState, MessageDescriptor>);

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
          <DescriptionItem key={state} term={<FormattedMessage {...labels[state]} />}>
            <FormattedMessage {...glossary[state]} />
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  );
}

/** Explains every state of applications, work and payments, and what comes next. */
export function Glossary() {
  return (
    <>
      <StateList
        title={titles.applications}
        labels={applicationLabels}
        glossary={applicationGlossary}
      />
      <StateList title={titles.steps} labels={stepLabels} glossary={stepGlossary} />
      <StateList title={titles.payments} labels={paymentLabels} glossary={paymentGlossary} />
    </>
  );
}
