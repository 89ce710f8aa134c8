import { calendarDay } from '../../contract/rules/calendarDay.ts';
import {
  holdReasons,
  isHoldReason,
  isLateReason,
  lateReasons,
} from '../../contract/rules/paymentProblems.ts';
import { formatAmount } from '../../contract/rules/formats.ts';
import { parseRangeEnd, toIso } from '../domain/dates.ts';
import { explainDelay } from '../domain/paymentChanges/latePayments.ts';
import { holdPayment, reviewHold } from '../domain/paymentChanges/paymentHolds.ts';
import { isLate, toProblem } from '../domain/money/problems.ts';
import type { Services } from '../domain/services.ts';
import { joinReason, OperatorError, type Command } from './command.ts';

const list = (reasons: object) => Object.keys(reasons).join('|');

/** Payments that are late or on hold: why, since when, and what was promised. */
export const problemCommands: Record<string, Command> = {
  promises: {
    usage: '',
    about:
      'List the payments that are late or on hold, overdue promises first, with reasons, new dates, and promised answers and reviews.',
    minArgs: 0,
    run: listPromises,
  },
  late: {
    usage: `PAYMENT ${list(lateReasons)} [--until YYYY-MM-DD] REASON…`,
    about:
      'Tell the publisher why a payment is late and when it comes. Without --until, promise an answer within LATE_ANSWER_DAYS working days.',
    minArgs: 3,
    async run(services, [id = '', code = '', ...rest]) {
      if (!isLateReason(code)) throw new OperatorError(`CODE is one of ${list(lateReasons)}.`);
      const untilIndex = rest.indexOf('--until');
      const hasUntil = untilIndex >= 0;
      const until = hasUntil ? await parseDay(services, id, rest[untilIndex + 1]) : null;
      const words = hasUntil ? rest.toSpliced(untilIndex, 2) : rest;
      const payment = await explainDelay(services, id, { code, text: joinReason(words), until });
      return until === null
        ? `Payment ${id} is late: ${code}. The publisher hears more by ${toIso(payment.answer_by ?? 0)}.`
        : `Payment ${id} now has the date ${toIso(until)}.`;
    },
  },
  hold: {
    usage: `PAYMENT ${list(holdReasons)} REVIEW-DAY REASON…`,
    about: 'Put a pending payment on hold. It is reviewed by REVIEW-DAY, such as 2026-12-05.',
    minArgs: 4,
    async run(services, args) {
      const [id = ''] = args;
      await holdPayment(services, id, await readHold(services, args));
      return `Payment ${id} is on hold.`;
    },
  },
  'review-hold': {
    usage: `PAYMENT ${list(holdReasons)} REVIEW-DAY REASON…`,
    about:
      'Keep a payment on hold after a review. REASON is what the review found, and REVIEW-DAY the day of the next one.',
    minArgs: 4,
    async run(services, args) {
      const [id = ''] = args;
      await reviewHold(services, id, await readHold(services, args));
      return `Payment ${id} stays on hold.`;
    },
  },
};

/**
 * Returns the last millisecond of a day such as `2026-12-05` in the time zone of a payment's publisher. Throws an OperatorError
 * for other texts.
 */
async function parseDay({ db }: Services, paymentId: string, text = ''): Promise<number> {
  const owner = await db
    .selectFrom('payments')
    .innerJoin('accounts', 'accounts.id', 'payments.account_id')
    .select('timezone')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
  try {
    if (!calendarDay.test(text)) throw new Error(text);
    return parseRangeEnd(text, owner?.timezone ?? 'UTC');
  } catch {
    throw new OperatorError(`"${text}" is not a day such as 2026-12-05.`);
  }
}

/** Reads the code, the reason and the day of the review from the arguments of a command. */
async function readHold(services: Services, [id = '', code = '', day, ...words]: string[]) {
  if (!isHoldReason(code)) throw new OperatorError(`CODE is one of ${list(holdReasons)}.`);
  return { code, text: joinReason(words), reviewOn: await parseDay(services, id, day) };
}

async function listPromises({ db, clock }: Services): Promise<string> {
  const now = clock.now();
  const rows = await db
    .selectFrom('payments')
    .innerJoin('jobs', 'jobs.id', 'payments.job_id')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .innerJoin('accounts', 'accounts.id', 'payments.account_id')
    .selectAll('payments')
    .select(['brands.name as brand', 'accounts.email as email'])
    .where((row) => row.or([row('payments.state', '=', 'on_hold'), isLate(now)(row)]))
    .execute();
  const described = rows.flatMap((row) => {
    const problem = toProblem(row, now);
    if (!problem) return [];
    const date = problem.new_date ?? problem.answer_by ?? problem.review_on;
    const isOverdue = date === null || Date.parse(date) < now;
    const promise =
      problem.new_date !== null ? 'new date' : problem.kind === 'held' ? 'review by' : 'answer by';
    const line = [
      isOverdue ? 'OVERDUE' : 'open',
      row.id,
      problem.kind,
      problem.code,
      `since ${problem.since}`,
      `${promise} ${date ?? 'never set'}`,
      `${formatAmount({ amount: row.net, currency: row.currency })} ${row.currency}`,
      row.brand,
      row.email ?? row.account_id,
      problem.text ?? '',
    ]
      .join('  ')
      .trimEnd();
    return [{ line, isOverdue, date: date ?? '' }];
  });
  // Overdue ones first, each group by date.
  return (
    described
      .toSorted((a, b) => Number(b.isOverdue) - Number(a.isOverdue) || (a.date < b.date ? -1 : 1))
      .map(({ line }) => line)
      .join('\n') || 'No payment is late or on hold.'
  );
}
