import type { Tx } from '../../database/schema.ts';
import type { MessageValues } from '../../i18n/catalogue.ts';
import { endSentence } from '../../i18n/endSentence.ts';
import { announce, type NewsKey } from '../discussion/news.ts';
import { readBrandName } from '../jobs/jobRows.ts';
import type { Services } from '../services.ts';
import { toProblem } from '../money/problems.ts';
import type { PaymentRow } from '../money/payments.ts';

/**
 * Reports an event of a payment to the publisher, in the discussion and by email. `mark` distinguishes repeated events of the same kind.
 * Values whose names end with `On` are days (ms UTC), `problem` is the code of a reason.
 */
export async function announcePayment(
  tx: Tx,
  services: Pick<Services, 'clock' | 'config'>,
  payment: PaymentRow,
  key: NewsKey,
  mark: number | string,
  values: MessageValues = {},
): Promise<void> {
  const { timezone } = await tx
    .selectFrom('accounts')
    .select('timezone')
    .where('id', '=', payment.account_id)
    .executeTakeFirstOrThrow();
  const { account_id: accountId, job_id: jobId } = payment;
  const problem = toProblem(payment, services.clock.now());
  await announce(
    tx,
    services,
    { accountId, jobId },
    {
      key,
      event: `${key}:${payment.id}:${mark}`,
      values: {
        brand: await readBrandName(tx, jobId),
        zone: timezone,
        ...(problem && {
          problem: problem.code,
          next: problem.next,
          sinceOn: Date.parse(problem.since),
        }),
        ...(payment.review_on !== null && { reviewOn: payment.review_on }),
        ...(payment.answer_by !== null && { answerOn: payment.answer_by }),
        ...(payment.expected_on !== null && { expectedOn: payment.expected_on }),
        ...values,
        text: endSentence(String(values.text ?? payment.reason ?? '')),
      },
    },
  );
}
