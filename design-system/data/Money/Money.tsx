import type { Ref } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { formatCurrency, type MoneyValue } from '../../formatters/money.ts';

export type MoneyProps = {
  /** Whole minor units and their currency. */
  value: MoneyValue;
  /**
   * With a plus sign where money comes in, for lists in which it also goes out.
   * @default false
   */
  showSign?: boolean;
  /**
   * In the colour of success where money comes in; the sign says the same.
   * @default false
   */
  isColored?: boolean;
  id?: string;
  ref?: Ref<HTMLElement>;
};

// The order of symbol, sign and digits is the specification's in right-to-left text as well.
const Root = styled.bdi.attrs({ dir: 'ltr' })`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* Where it is a block of its own, it stands on the side of the page and not on that of its digits. */
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &[data-incoming] {
    color: ${tokens.color.success.text};
  }
`;

function signed(text: string): string {
  return `+${text}`;
}

/** An amount of money as the specification writes it, `$ 1,234.50`, with digits that line up in columns. */
export function Money({ value, showSign, isColored, ...props }: MoneyProps) {
  const isIncoming = value.amount > 0;
  const text = formatCurrency(value);
  return (
    <Root {...props} data-incoming={(isColored && isIncoming) || undefined}>
      {showSign && isIncoming ? signed(text) : text}
    </Root>
  );
}
