import type { Ref } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { onOneLine } from '../../theme/mixins.ts';
import {
  formatApproximateCurrency,
  formatCurrency,
  type MoneyValue,
} from '../../formatters/money.ts';

export type MoneyProps = {
  /** The amount in minor units, and its currency. */
  value: MoneyValue;
  /**
   * Whether incoming money has a plus sign, for lists that also contain outgoing money.
   * @default false
   */
  showSign?: boolean;
  /**
   * Whether incoming money has the colour of success. Combine it with `showSign`.
   * @default false
   */
  isColored?: boolean;
  /**
   * Whether the amount is an approximation, such as one in another currency: rounded, after ≈.
   * @default false
   */
  isApproximate?: boolean;
  id?: string;
  ref?: Ref<HTMLElement>;
};

// The specification requires the same order of sign, symbol and digits in right-to-left text.
const Root = styled.bdi.attrs({ dir: 'ltr' })`
  font-variant-numeric: tabular-nums;
  ${onOneLine}
  /* As a block it aligns with the page, not with its own direction. */
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &[data-incoming] {
    color: ${tokens.color.success.text};
  }
`;

/** Renders an amount in the format of the specification, `$ 1,234.50`, with digits that align in columns. */
export function Money({ value, showSign, isColored, isApproximate, ...props }: MoneyProps) {
  const isIncoming = value.amount > 0;
  const sign = showSign && isIncoming ? '+' : '';
  return (
    <Root {...props} data-incoming={(isColored && isIncoming) || undefined}>
      {isApproximate ? formatApproximateCurrency(value) : sign + formatCurrency(value)}
    </Root>
  );
}
