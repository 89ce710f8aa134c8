import { Badge, Link, type BadgeProps } from '@byline/design-system';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import {
  isSetupReason,
  type AheadAction,
  type AheadClass,
} from '../../../../contract/rules/forecast.ts';
import type { AheadLine } from '../../../../contract/schemas/ahead.ts';
import { dateWords } from '../../../features/dates/dateWords.ts';
import { stepKeyLabels } from '../../../features/jobs/stateLabels.ts';
import { LateDay } from '../../../features/payments/LateDay.tsx';
import { LateBadge } from '../../../features/payments/PaymentBadge.tsx';
import { paymentLabels } from '../../../features/payments/paymentLabels.ts';
import { SetupLink } from '../../../features/wallet/SetupLink.tsx';
import { walletWords } from '../../../features/wallet/walletWords.ts';
import { paths } from '../../../paths.ts';
import { DayText } from './DayText.tsx';

/** Names of the three sums. */
export const classLabels = defineMessages({
  certain: { id: 'ahead.certain', defaultMessage: 'Certain' },
  expected: { id: 'ahead.expected', defaultMessage: 'Expected' },
  depends_on_you: walletWords.aheadDependsOnYou,
}) satisfies Record<AheadClass, MessageDescriptor>;

/** What the three sums mean. */
export const classHints = defineMessages({
  certain: { id: 'ahead.certain.days', defaultMessage: 'On fixed days' },
  expected: { id: 'ahead.expected.hint', defaultMessage: 'If brands and we keep our dates' },
  depends_on_you: {
    id: 'ahead.dependsOnYou.hint',
    defaultMessage: 'If you submit and withdraw in time',
  },
}) satisfies Record<AheadClass, MessageDescriptor>;

const classTones: Record<AheadClass, BadgeProps['tone']> = {
  certain: 'success',
  expected: 'primary',
  depends_on_you: 'neutral',
};

/** Returns whether a payment or a transfer is late. Money whose work is late is not. */
export function isMoneyLate({ certainty, kind, rests_on: basis }: AheadLine): boolean {
  return certainty === 'late' && (kind === 'withdrawal' || basis?.key === 'approved');
}

/** Renders how certain money is, or that it is late or on hold. */
export function AheadBadge({ line }: { line: AheadLine }) {
  const { certainty, class: aheadClass } = line;
  if (isMoneyLate(line)) return <LateBadge />;
  if (certainty === 'held') {
    return (
      <Badge tone="warning">
        <FormattedMessage {...paymentLabels.on_hold} />
      </Badge>
    );
  }
  return (
    <Badge tone={classTones[aheadClass]}>
      <FormattedMessage {...classLabels[aheadClass]} />
    </Badge>
  );
}

/**
 * Renders the date on which the day of a line depends, such as a due date or the promised arrival, or nothing if there is none.
 * For money in the wallet, renders that it is ready to withdraw.
 */
export function BasisText({ line }: { line: AheadLine }): ReactNode {
  const { rests_on: basis, certainty, kind, in_wallet_at: paidOn } = line;
  if (kind === 'wallet') {
    return <FormattedMessage {...walletWords.availableHint} />;
  }
  if (basis?.at == null) return null;
  const day = <DayText value={basis.at} />;
  if (kind === 'withdrawal') {
    return certainty === 'late' ? (
      <FormattedMessage
        id="ahead.basis.arrivalPassed"
        defaultMessage="Was to arrive by {day}"
        values={{ day }}
      />
    ) : (
      <FormattedMessage {...dateWords.payDayToBank} values={{ day }} />
    );
  }
  if (basis.key === 'approved') {
    if (certainty === 'late' && paidOn) return <LateDay at={paidOn} />;
    return (
      <FormattedMessage
        id="ahead.basis.approved"
        defaultMessage="Approved {day}"
        values={{ day }}
      />
    );
  }
  const label = Object.entries(stepKeyLabels).find(([key]) => key === basis.key)?.[1];
  const step = label && <FormattedMessage {...label} />;
  if (certainty === 'waiting_for_brand') {
    return (
      <FormattedMessage
        id="ahead.basis.review"
        defaultMessage="{step}: reviewed by {day}"
        values={{ step, day }}
      />
    );
  }
  return certainty === 'late' ? (
    <FormattedMessage
      id="ahead.basis.missed"
      defaultMessage="{step}: was due {day}"
      values={{ step, day }}
    />
  ) : (
    <FormattedMessage
      id="ahead.basis.due"
      defaultMessage="{step}: due {day}"
      values={{ step, day }}
    />
  );
}

const actions = defineMessages({
  submit_work: { id: 'ahead.action.submit', defaultMessage: 'Submit earlier to be paid earlier' },
  earlier_review: {
    id: 'ahead.action.review',
    defaultMessage: 'Earlier if the brand reviews earlier',
  },
  ask_for_time: { id: 'ahead.action.time', defaultMessage: 'Ask for more time' },
  ask_about_payment: { id: 'ahead.action.ask', defaultMessage: 'View this payment' },
  withdraw: { id: 'ahead.action.withdraw', defaultMessage: 'Withdraw now' },
}) satisfies Partial<Record<AheadAction, MessageDescriptor>>;

function getActionHref({ brings_forward: action, jobs: [job], kind }: AheadLine): string | null {
  switch (action) {
    case 'withdraw':
      return paths.withdraw;
    case 'submit_work':
      return job ? paths.submission(job.id) : null;
    case 'ask_for_time':
      return job ? paths.discussion(job.id) : null;
    case 'ask_about_payment':
      return kind === 'job' && job ? paths.payment(job.id) : `${paths.wallet}&view=withdrawals`;
    default:
      return null;
  }
}

/** Renders what would bring money forward, as a link where the user can do it. */
export function ActionText({ line }: { line: AheadLine }) {
  const { brings_forward: action, reason } = line;
  if (action === null) return null;
  if (action === 'add_payout_method' || action === 'verify_phone') {
    return isSetupReason(reason) && <SetupLink reason={reason} />;
  }
  const href = getActionHref(line);
  const text = <FormattedMessage {...actions[action]} />;
  return href ? <Link href={href}>{text}</Link> : <span>{text}</span>;
}
