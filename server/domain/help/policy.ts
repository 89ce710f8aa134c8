import type { Policy } from '../../../contract/rules/policy.ts';
import type { Config } from '../../config.ts';
import { day, hour } from '../../durations.ts';

/** Returns the figures that the FAQ, the terms and the home page mention. */
export function getPolicy({ accounts, marketplace, withdrawal }: Config): Policy {
  const { currency } = accounts;
  return {
    account_review_days: marketplace.accountReview / day,
    review_window_hours: marketplace.reviewWindow / hour,
    revisions_included: marketplace.revisions,
    clearing_days: marketplace.clearing / day,
    case_days: marketplace.caseTime / day,
    late_answer_days: marketplace.lateAnswerDays,
    withdrawal: {
      min: { amount: withdrawal.min, currency },
      fee: { fixed: { amount: withdrawal.fee, currency }, percent: withdrawal.feePercent },
      arrives_in_days: withdrawal.arrivesInDays,
      lock_hours: withdrawal.lock / hour,
    },
  };
}
