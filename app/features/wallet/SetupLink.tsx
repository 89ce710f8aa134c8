import { Link } from '@byline/design-system';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { NoDayReason } from '../../../contract/rules/expectedDates.ts';
import { isSetupReason, type SetupReason } from '../../../contract/rules/forecast.ts';
import { paths } from '../../paths.ts';
import { walletWords } from './walletWords.ts';

/** What the user does to complete the setup of withdrawals. */
const setupLabels: Record<SetupReason, MessageDescriptor> = defineMessages({
  needs_payout_method: walletWords.withdrawalFixAdd,
  payout_method_rejected: walletWords.withdrawalFixCorrect,
  needs_phone: walletWords.withdrawalFixPhone,
});

/** Renders the link to what the user has to set up before money can be sent to the bank. */
export function SetupLink({ reason }: { reason: SetupReason }) {
  return (
    <Link href={paths.profileSection(reason === 'needs_phone' ? 'contact' : 'payout')}>
      <FormattedMessage {...setupLabels[reason]} />
    </Link>
  );
}

/** Renders that the day in the bank depends on the user, with the link to what is missing. */
function DependsOnYou({ reason }: { reason: SetupReason }) {
  return (
    <FormattedMessage
      id="setup.dependsOnYou"
      defaultMessage="This depends on you. {link}"
      values={{ link: <SetupLink reason={reason} /> }}
    />
  );
}

// The same element for all steps, because a line shows equal notes once.
const notes: Record<SetupReason, ReactNode> = {
  needs_payout_method: <DependsOnYou reason="needs_payout_method" />,
  payout_method_rejected: <DependsOnYou reason="payout_method_rejected" />,
  needs_phone: <DependsOnYou reason="needs_phone" />,
};

/** Returns what the user has to set up, as a sentence with its link; null if money waits for something else. */
export function getSetupNote(reason: NoDayReason | null): ReactNode {
  return isSetupReason(reason) ? notes[reason] : null;
}
