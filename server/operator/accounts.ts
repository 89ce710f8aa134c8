import { decideAccount, type AccountDecision } from '../domain/accounts/decideAccount.ts';
import type { Command } from './command.ts';

/** Decisions about accounts. */
export const accountCommands: Record<string, Command> = {
  approve: decision('approve', 'EMAIL|ID', 'Approve an account in review, or lift a suspension.'),
  reject: decision('reject', 'EMAIL|ID REASON…', 'Reject an account in review.'),
  suspend: decision('suspend', 'EMAIL|ID REASON…', 'Suspend an approved account.'),
  'needs-changes': decision(
    'needs_changes',
    'EMAIL|ID REASON…',
    'Send a profile back to be completed.',
  ),
};

function decision(what: AccountDecision, usage: string, about: string): Command {
  return {
    usage,
    about,
    needs: usage.includes('REASON') ? 2 : 1,
    async run(services, [who = '', ...reason]) {
      const state = await decideAccount(services, who, what, reason.join(' ') || null);
      return `${who} is now ${state}.`;
    },
  };
}
