import { checkPayoutMethod } from '../domain/profile/recordPayoutCheck.ts';
import type { Command } from './command.ts';

/** The check of payout methods. */
export const payoutCommands: Record<string, Command> = {
  'payout-methods': {
    usage: '',
    about: 'List the payout methods that wait for a check.',
    needs: 0,
    async run({ db }) {
      const rows = await db
        .selectFrom('payout_methods')
        .innerJoin('accounts', 'accounts.id', 'payout_methods.account_id')
        .select(['email', 'label', 'holder_name', 'payout_methods.country'])
        .where('status', '=', 'unverified')
        .orderBy('changed_at')
        .execute();
      if (rows.length === 0) return 'No payout method waits.';
      return rows
        .map(({ email, label, holder_name, country }) =>
          [email, label, holder_name, country].join('\t'),
        )
        .join('\n');
    },
  },
  'payout-works': {
    usage: 'EMAIL',
    about: 'Note that a payout method was checked and works.',
    needs: 1,
    async run(services, [email = '']) {
      await checkPayoutMethod(services, email, { status: 'active' });
      return `The payout method of ${email} is active.`;
    },
  },
  'payout-rejected': {
    usage: 'EMAIL REASON…',
    about: 'Note that a payout method cannot be used, and why.',
    needs: 2,
    async run(services, [email = '', ...words]) {
      await checkPayoutMethod(services, email, { status: 'rejected', reason: words.join(' ') });
      return `The payout method of ${email} is rejected.`;
    },
  },
};
