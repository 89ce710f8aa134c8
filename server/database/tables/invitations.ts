import type { InvitationState } from '../../../contract/rules/states.ts';
import { amount, defineTable, text, time } from '../defineTable.ts';
import { accountColumn, currencyOf, key, statistic } from '../personalRows.ts';

export const invitations = defineTable({
  about: 'Invitations of brands, and the reason why one was declined.',
  section: 'invitations',
  belongsTo: accountColumn(),
  currency: currencyOf('invitations.job_id'),
  erasure: 'change',
  columns: {
    id: text().keep(key),
    account_id: text().keep(key),
    job_id: text().keep(key),
    state: text<InvitationState>().keep(statistic),
    message: text().eraseTo(''),
    offer: amount().orNull().keep(statistic),
    sent_at: time().keep(statistic),
    expires_at: time().keep(statistic),
    /** Text of the publisher: why the invitation was declined. */
    reason: text().orNull().eraseTo(null),
    ended_at: time().orNull().keep(statistic),
  },
});
