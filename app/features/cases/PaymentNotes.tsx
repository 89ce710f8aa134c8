import { Button, ButtonLink, Inline, Stack, lazyDialog } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canDispute, findDecision, type CaseSubject } from '../../../contract/rules/cases.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { paths } from '../../paths.ts';
import { getContactHref } from '../help/contactHref.ts';
import { PayDay } from '../jobs/PayDay.tsx';
import { CaseStatus } from './CaseStatus.tsx';
import { PaymentProblem } from '../payments/PaymentProblem.tsx';
import { QuestionStatus } from '../payments/QuestionStatus.tsx';

const DisagreeDialog = lazyDialog(() => import('./DisagreeDialog.tsx'));

/** Returns the decision about a job that its user can disagree with; null if there is none. */
function findOpenDecision({ application, payment, case: latestCase }: JobDetail) {
  if (!application) return null;
  const about = findDecision({
    application: { state: application.state, reason: application.reason?.code ?? null },
    payment: payment && {
      state: payment.state,
      gross: payment.gross.amount,
      deducted: payment.adjustments.reduce((sum, { amount }) => sum + amount.amount, 0),
    },
  });
  const heldSince = payment?.problem?.kind === 'held' ? payment.problem.since : null;
  return about && canDispute(about, latestCase, heldSince) ? about : null;
}

/** Renders the link with which a user asks about the payment of a job; the form is filled in. */
export function AskAboutPayment({ job }: { job: JobDetail }) {
  const { formatMessage } = useIntl();
  const { payment } = job;
  if (!payment) return null;
  const kind = payment.problem?.kind ?? 'none';
  const subject = formatMessage(
    {
      id: 'payment.question',
      defaultMessage:
        '{kind, select, late {Late payment for {job}} held {Payment on hold for {job}} other {Payment for {job}}}',
    },
    { kind, job: payment.job_title },
  );
  return (
    <ButtonLink
      variant="soft"
      href={getContactHref({
        topic: 'payment',
        job: job.id,
        page: paths.payment(job.id),
        subject,
      })}
    >
      <FormattedMessage id="payment.ask" defaultMessage="Ask about this payment" />
    </ButtonLink>
  );
}

type PaymentNotesProps = {
  job: JobDetail;
  /**
   * Whether the caller renders `AskAboutPayment` itself, below.
   * @default false
   */
  isAskedBelow?: boolean;
};

/**
 * Shows what is wrong with the payment of a job and what the user can do: why it is late or on hold, the objection with its outcome,
 * and the question with its answer. Nothing if all is in order.
 */
export function PaymentNotes({ job, isAskedBelow = false }: PaymentNotesProps) {
  // The subject of the open dialog. It is stored, because the job is reloaded before the dialog closes, and then has no open decision.
  const [disputed, setDisputed] = useState<CaseSubject | null>(null);
  const { payment, case: latestCase } = job;
  const decision = findOpenDecision(job);
  // The dialog stays when the decision has been changed meanwhile, with what was typed and the server's reason.
  const hasNotes = payment?.problem ?? latestCase ?? payment?.question ?? decision ?? disputed;
  if (!payment || !hasNotes) return null;
  const actions = (
    <Inline gap="sm">
      {!isAskedBelow && <AskAboutPayment job={job} />}
      {decision && (
        <Button variant="soft" onPress={() => setDisputed(decision)}>
          <FormattedMessage id="disagree.open" defaultMessage="Disagree" />
        </Button>
      )}
    </Inline>
  );
  return (
    <Stack gap="sm">
      {payment.problem && (
        <PaymentProblem payment={payment} isDisputable={decision !== null}>
          {actions}
        </PaymentProblem>
      )}
      {latestCase && (
        <CaseStatus
          objection={latestCase}
          brand={payment.brand}
          payDay={<PayDay dates={job.dates} />}
        />
      )}
      {payment.question && <QuestionStatus question={payment.question} />}
      {!payment.problem && decision && actions}
      {disputed && <DisagreeDialog job={job} about={disputed} onClose={() => setDisputed(null)} />}
    </Stack>
  );
}
