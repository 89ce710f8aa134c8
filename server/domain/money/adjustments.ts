import type { PaymentRow } from './payments.ts';

/** One adjustment of a payment; `amount` in minor units, negative for a deduction. `tasks` is set if the work ended early. */
export type Adjustment = {
  label: string;
  tasks?: { approved: number; total: number };
  amount: number;
};

/** Reads the adjustments of a payment, in order. */
export function readAdjustments({ adjustments_json: json }: Pick<PaymentRow, 'adjustments_json'>) {
  return JSON.parse(json) as Adjustment[];
}

/** Returns the sum of the adjustments of a payment if it is negative, otherwise zero; in minor units. */
export function sumDeductions(payment: Pick<PaymentRow, 'adjustment'>): number {
  return Math.min(0, payment.adjustment);
}

/** Returns the sum of the pay of tasks that were not approved, which is negative or zero; in minor units. */
export function sumUnapproved(payment: Pick<PaymentRow, 'adjustments_json'>): number {
  return readAdjustments(payment)
    .filter(({ tasks }) => tasks !== undefined)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the columns of a payment after another adjustment. The adjustment's fee is added to the previous fee. */
export function withAdjustment(
  payment: Pick<PaymentRow, 'adjustments_json' | 'gross' | 'adjustment' | 'fee'>,
  added: Adjustment,
  addedFee = 0,
) {
  const adjustment = payment.adjustment + added.amount;
  const fee = payment.fee + addedFee;
  return {
    adjustments_json: JSON.stringify([...readAdjustments(payment), added]),
    adjustment,
    fee,
    net: payment.gross + adjustment - fee,
  };
}
