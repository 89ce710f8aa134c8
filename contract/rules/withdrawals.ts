type Amount = { amount: number };

/** The fee of a withdrawal in minor units; without a cap it has no upper limit. */
type WithdrawalFee = {
  fixed: Amount;
  percent: number;
  cap: Amount | null;
};

/** Returns the fee of a withdrawal: the fixed fee and the percentage of the amount, rounded, together at most the cap. */
export function getWithdrawalFee(amount: number, { fixed, percent, cap }: WithdrawalFee): number {
  const fee = fixed.amount + Math.round((amount * percent) / 100);
  return cap ? Math.min(fee, cap.amount) : fee;
}
