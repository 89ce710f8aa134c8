import { isLatinName } from '../../contract/rules/payeeName.ts';
import { recordPayoutCheck } from '../domain/profile/recordPayoutCheck.ts';
import { joinReason, type Command } from './command.ts';

/** The check of payout methods. */
export const payoutCommands: Record<string, Command> = {
  'payout-methods': {
    usage: '',
    about: 'List the payout methods that are waiting for a check, each with its owner and id.',
    minArgs: 0,
    async run({ db }) {
      const rows = await db
        .selectFrom('payout_methods')
        .innerJoin('accounts', 'accounts.id', 'payout_methods.account_id')
        .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
        .select([
          'payout_methods.id',
          'payout_methods.account_id',
          'email',
          'label',
          'holder_name',
          'payout_methods.country',
          'legal_name',
        ])
        .where('status', '=', 'unverified')
        .orderBy('changed_at')
        .execute();
      if (rows.length === 0) return 'No payout method is waiting.';
      return rows
        .map(({ id, account_id, email, label, holder_name, country, legal_name: legal }) =>
          [
            email ?? account_id,
            id,
            label,
            holder_name,
            country,
            // A legal name in other letters was not compared with the holder.
            ...(legal && !isLatinName(legal) ? [`legal name ${legal}`] : []),
          ].join('\t'),
        )
        .join('\n');
    },
  },
  'payout-works': {
    usage: 'EMAIL|ID METHOD',
    about:
      'Mark a payout method, by its id in payout-methods or account, as checked and active, also one that was rejected by mistake.',
    minArgs: 2,
    async run(services, [owner = '', methodId = '']) {
      await recordPayoutCheck(services, { owner, methodId }, { status: 'active' });
      return `The payout method of ${owner} is active.`;
    },
  },
  'payout-rejected': {
    usage: 'EMAIL|ID METHOD REASON…',
    about:
      'Reject a payout method, also an active one, and email the reason to the owner. The opposite is payout-works.',
    minArgs: 3,
    async run(services, [owner = '', methodId = '', ...reason]) {
      await recordPayoutCheck(
        services,
        { owner, methodId },
        { status: 'rejected', reason: joinReason(reason) },
      );
      return `The payout method of ${owner} is rejected.`;
    },
  },
};
