import type { Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { onOneLine } from '../../theme/mixins.ts';
import type { MoneyValue } from '../../formatters/minorUnits.ts';
import type { MoneyOptions } from '../../formatters/moneyFormats.ts';
import { useMoneyFormats } from '../../formatters/useMoneyFormats.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type MoneyProps = {
  /** The amount in minor units, and its currency. */
  value: MoneyValue;
  /**
   * Which amounts have a sign, as in `Intl.NumberFormat`. By default negative ones; use `exceptZero` for lists of incoming and outgoing
   * money.
   */
  signDisplay?: MoneyOptions['signDisplay'];
  /** How negative amounts are marked: by default with a minus; `accounting` with parentheses, where the locale has them. */
  currencySign?: MoneyOptions['currencySign'];
  /** The form of the currency: by default its symbol; `narrowSymbol` is `$` for each dollar, `code` is `USD`. */
  currencyDisplay?: MoneyOptions['currencyDisplay'];
  /**
   * Whether incoming money has the colour of success. Combine it with `signDisplay`.
   * @default false
   */
  isColored?: boolean;
  /**
   * Whether the amount is an approximation, such as one in another currency: rounded, after ≈ or ~.
   * @default false
   */
  isApproximate?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

// The element isolates the amount, so that the text around it never changes its direction.
const Root = styled.bdi`
  font-variant-numeric: tabular-nums;
  ${onOneLine}
  /* Where it is a block, it aligns with the page, not with its own direction. */
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &[data-incoming] {
    color: ${tokens.color.success.text};
  }
`;

/** Renders an amount in the format of the page, `$1,234.50`, with digits that align in columns. */
export function Money(given: MoneyProps) {
  const { value, signDisplay, currencySign, currencyDisplay, isColored, isApproximate, ...props } =
    useProps('Money', given);
  if (isDevelopment) checkProps('Money', { value });
  const { money, approximateMoney } = useMoneyFormats();
  const isIncoming = value.amount > 0;
  return (
    // Server and device may format with different spaces and marks, because their versions of Unicode differ.
    <Root
      {...props}
      data-incoming={(isColored && isIncoming) || undefined}
      suppressHydrationWarning
    >
      {isApproximate
        ? approximateMoney(value)
        : money(value, { signDisplay, currencySign, currencyDisplay })}
    </Root>
  );
}
