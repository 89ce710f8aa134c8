import { formatCurrency } from '../../../contract/rules/formats.ts';
import { pages } from '../../../contract/rules/pages.ts';
import type { Tx } from '../../database/schema.ts';
import { isolate } from '../../i18n/isolate.ts';
import { getLanguage } from '../../i18n/language.ts';
import { announce } from '../discussion/news.ts';
import { makeAvailable, type PaymentRow } from '../money/payments.ts';
import { notifyOwner } from '../notifyOwner.ts';
import type { Services } from '../services.ts';
import { readBank } from '../withdrawals/bankFacts.ts';
import { readAccountBlocks } from '../withdrawals/withdrawalBlocks.ts';
import { getArrival, getWithdrawalRules } from '../withdrawals/withdrawalRules.ts';

type CreditServices = Pick<Services, 'clock' | 'config'>;

/**
 * Credits a pending payment to the wallet and reports it, in the discussion and by an email that everybody gets. Returns false, and reports
 * nothing, if the payment is not pending, such as when another process has already credited it.
 */
export async function creditPayment(
  tx: Tx,
  services: CreditServices,
  paymentId: string,
): Promise<boolean> {
  const payment = await makeAvailable(tx, paymentId, services.clock.now());
  if (!payment) return false;
  if (payment.net > 0) await reportCredit(tx, services, payment);
  return true;
}

async function reportCredit(tx: Tx, services: CreditServices, payment: PaymentRow): Promise<void> {
  const { account_id: accountId, job_id: jobId, currency, net } = payment;
  const amount = isolate(formatCurrency({ amount: net, currency }));
  await announce(
    tx,
    services,
    { accountId, jobId },
    {
      key: 'news.paymentCredited',
      event: `news.paymentCredited:${payment.id}`,
      values: { amount },
      hasOwnEmail: true,
    },
  );
  const owner = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'locale', 'phone_verified'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { title } = await tx
    .selectFrom('jobs')
    .select('title')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const rules = getWithdrawalRules(services.config, currency);
  const now = services.clock.now();
  const { next, page } = await findNextStep(tx, owner, { currency, min: rules.min, now });
  await notifyOwner(tx, services, owner, {
    subject: 'mail.credited.subject',
    body: 'mail.credited',
    values: {
      amount,
      job: title,
      next,
      arrival: getLanguage(owner.locale).formatDay(
        getArrival(now, rules, await readBank(tx, accountId)),
      ),
      min: isolate(formatCurrency({ amount: rules.min, currency })),
      address: services.config.server.origin + page,
    },
  });
}

type NextStep = {
  next: 'withdraw' | 'phone' | 'method' | 'correct' | 'minimum' | 'wait';
  page: string;
};

/** Finds what the owner does next to get the money of a wallet to the bank, in the order of the wallet's reasons. */
async function findNextStep(
  tx: Tx,
  owner: { id: string; phone_verified: number },
  { currency, min, now }: { currency: string; min: number; now: number },
): Promise<NextStep> {
  const { blocks, method } = await readAccountBlocks(tx, owner, now);
  const [block] = blocks;
  if (block === 'phone') return { next: 'phone', page: pages.profileSection('contact') };
  if (block === 'payout_method' && method?.status !== 'unverified') {
    return { next: method ? 'correct' : 'method', page: pages.profileSection('payout') };
  }
  if (block) return { next: 'wait', page: pages.wallet };
  const wallet = await tx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('account_id', '=', owner.id)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return (wallet?.balance ?? 0) < min
    ? { next: 'minimum', page: pages.wallet }
    : { next: 'withdraw', page: pages.withdraw };
}
