import { recordPayoutCheck } from '../domain/profile/recordPayoutCheck.ts';
import { joinReason, type Command } from './command.ts';

/** The check of payout methods. */
export const payoutCommands: Record<string, Command> = {
  'payout-methods': {
    usage: '',
    about: 'List the payout methods that are waiting for a check.',
    minArgs: 0,
    async run({ db }) {
      const rows = await db
        .selectFrom('payout_methods')
        .innerJoin('accounts', 'accounts.id', 'payout_methods.account_id')
        .select(['email', 'label', 'holder_name', 'payout_methods.country'])
        .where('status', '=', 'unverified')
        .orderBy('changed_at')
        .execute();
      if (rows.length === 0) return 'No payout method is waiting.';
      return rows
        .map(({ email, label, holder_name, country }) =>
          [email, label, holder_name, country].join('\t'),
        )
        .join('\n');
    },
  },
  'payout-works': {
    usage: 'EMAIL',
    about: 'Mark a payout method as checked and active.',
    minArgs: 1,
    async run(services, [email = '']) {
      await recordPayoutCheck(services, email, { status: 'active' });
      return `The payout method of ${email} is active.`;
    },
  },
  'payout-rejected': {
    usage: 'EMAIL REASON…',
    about: 'Reject a payout method and email the reason to the owner.',
    minArgs: 2,
    async run(services, [email = '', ...reason]) {
      await recordPayoutCheck(services, email, { status: 'rejected', reason: joinReason(reason) });
      return `The payout method of ${email} is rejected.`;
    },
  },
};
