type Amount = { amount: number };

/** The fee of a withdrawal in minor units; without a cap it has no upper limit. */
type WithdrawalFee = {
  fixed: Amount;
  percent: number;
  cap: Amount | null;
};

/** Returns the fee of a withdrawal: the fixed fee and the percentage of the amount, rounded, together at most the cap. */
export function getWithdrawalFee(amount: number, { fixed, percent, cap }: WithdrawalFee): number {
  // With the percentage in ten-thousandths, because 1500 * 2.3 is 3449.9999999999995.
  const fee = fixed.amount + Math.round((amount * Math.round(percent * 10_000)) / 1_000_000);
  return cap ? Math.min(fee, cap.amount) : fee;
}
