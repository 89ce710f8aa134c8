import { formatCurrency } from '../../../contract/rules/formats.ts';
import { pages } from '../../../contract/rules/pages.ts';
import { withdrawalsPage } from '../../../contract/rules/linkedPages.ts';
import type { Tx } from '../../database/schema.ts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { isolate } from '../../i18n/isolate.ts';
import { getLanguage } from '../../i18n/language.ts';
import { notifyOwner } from '../notifyOwner.ts';
import type { Services } from '../services.ts';
import { describeReason, findMethod, isMethodReplaced } from './listWithdrawals.ts';
import type { WithdrawalRow } from '../transitions/withdrawalStates.ts';

const messages = {
  requested: { subject: 'mail.withdrawalRequested.subject', body: 'mail.withdrawalRequested' },
  paid: { subject: 'mail.withdrawalPaid.subject', body: 'mail.withdrawalPaid' },
  failed: { subject: 'mail.withdrawalFailed.subject', body: 'mail.withdrawalFailed' },
} as const satisfies Record<string, { subject: MessageKey; body: MessageKey }>;

/** Emails the owner when a withdrawal is requested, paid or failed; other states send nothing. */
export async function sendWithdrawalMail(
  tx: Tx,
  services: Pick<Services, 'clock' | 'config'>,
  row: WithdrawalRow,
): Promise<void> {
  const { state } = row;
  if (state !== 'requested' && state !== 'paid' && state !== 'failed') return;
  const owner = await tx
    .selectFrom('accounts')
    .select(['name', 'email', 'locale', 'timezone'])
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const method = await findMethod(tx, row.account_id);
  const isReplaced = state === 'failed' && isMethodReplaced(row, method);
  const language = getLanguage(owner.locale);
  const { origin } = services.config.server;
  const { currency } = row;
  const format = (amount: number) => isolate(formatCurrency({ amount, currency }));
  const formatDate = (time: number) => language.formatDate(time, owner.timezone);
  await notifyOwner(tx, services, owner, {
    ...messages[state],
    ...(isReplaced && { body: 'mail.withdrawalFailedReplaced' }),
    values: {
      amount: format(row.amount),
      fee: format(row.fee),
      net: format(row.net),
      method: isolate(row.method_label),
      reference: row.reference,
      date: formatDate(services.clock.now()),
      requested: formatDate(row.requested_at),
      arrival: row.arrives_by === null ? '' : language.formatDay(row.arrives_by),
      reason: describeReason(row, language, method) ?? '',
      current: isolate(method?.label ?? ''),
      wallet: origin + withdrawalsPage,
      payout: origin + pages.profileSection('payout'),
      reset: origin + pages.resetPassword,
    },
  });
}
