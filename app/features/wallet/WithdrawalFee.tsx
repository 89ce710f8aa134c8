import { Money } from '@byline/design-system';
import { config } from '../../config.ts';

/** The currency of `WithdrawalFee`; wallets in other currencies may have another fee. */
export const feeCurrency = config.policy.withdrawal.fee.fixed.currency;

/** Renders what a withdrawal costs: a fixed amount, and a percentage if there is one. */
export function WithdrawalFee() {
  const { fixed, percent } = config.policy.withdrawal.fee;
  return (
    <>
      <Money value={fixed} />
      {percent > 0 && ` + ${percent}%`}
    </>
  );
}
