type Amount = { amount: number };

/** The fee rule of withdrawals, in minor units; without `cap`, the fee has no upper limit. */
type WithdrawalFee = {
  fixed: Amount;
  percent: number;
  cap: Amount | null;
};

/** Returns the fee of a withdrawal: the fixed fee plus the rounded percentage of the amount, limited by the cap. */
export function getWithdrawalFee(amount: number, { fixed, percent, cap }: WithdrawalFee): number {
  // Uses integers (the percentage in ten-thousandths), because 1500 * 2.3 is 3449.9999999999995.
  const fee = fixed.amount + Math.round((amount * Math.round(percent * 10_000)) / 1_000_000);
  return cap ? Math.min(fee, cap.amount) : fee;
}
