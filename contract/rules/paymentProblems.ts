/** Who has to act next about a payment that is late or on hold. */
export const nextActors = ['brand', 'us', 'bank', 'you'] as const;
/** Who has to act next. */
export type NextActor = (typeof nextActors)[number];

/** Why a payment is late, as the operator states it, and who has to act next. */
export const lateReasons = {
  brand_not_paid: 'brand',
  bank_delay: 'bank',
  wrong_invoice: 'brand',
  account_details: 'you',
  our_delay: 'us',
  other: 'us',
} as const satisfies Record<string, NextActor>;
/** Why a payment is late. */
export type LateReason = keyof typeof lateReasons;

/** Why a payment is on hold, and who has to act next. */
export const holdReasons = {
  checking_work: 'us',
  post_missing: 'you',
  brand_objects: 'brand',
  account_details: 'you',
  suspected_fraud: 'us',
  other: 'us',
} as const satisfies Record<string, NextActor>;
/** Why a payment is on hold. */
export type HoldReason = keyof typeof holdReasons;

/**
 * Reasons that the product sets for a late payment until the operator states one: `no_reason_yet` before the brand is asked, and again
 * after a new date has passed; `asking_brand` from then on, even if the promised answer does not come.
 */
export const ownReasons = {
  no_reason_yet: 'us',
  asking_brand: 'us',
} as const satisfies Record<string, NextActor>;

/** Every reason, and who has to act next. */
export const problemReasons = { ...lateReasons, ...holdReasons, ...ownReasons } as const;
/** Why a payment is late or on hold. */
export type ProblemReason = keyof typeof problemReasons;

/** Returns whether a text is a reason for a late payment. */
export function isLateReason(text: string): text is LateReason {
  return Object.hasOwn(lateReasons, text);
}

/** Returns whether a text is a reason for a hold. */
export function isHoldReason(text: string): text is HoldReason {
  return Object.hasOwn(holdReasons, text);
}

/** Returns whether a stored text is a reason of any kind. */
export function isProblemReason(text: string): text is ProblemReason {
  return Object.hasOwn(problemReasons, text);
}
