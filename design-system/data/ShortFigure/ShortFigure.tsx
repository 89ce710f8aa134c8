import type { Ref } from 'react';
import { Focusable } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import type { MoneyValue } from '../../formatters/minorUnits.ts';
import { useMoneyFormats } from '../../formatters/useMoneyFormats.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, onOneLine } from '../../theme/mixins.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type ShortFigureProps = {
  /** The figure: a count, or an amount of money in minor units with its currency. */
  value: number | MoneyValue;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

const Root = styled.bdi`
  font-variant-numeric: tabular-nums;
  ${onOneLine}

  &[tabindex] {
    border-radius: ${tokens.radius.sm};
    text-decoration: underline dotted;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

/**
 * Renders a large figure in short form, such as `12.4K`, with the exact one in a tooltip, which screen readers read. If both are the
 * same, it is plain text.
 */
export function ShortFigure(given: ShortFigureProps) {
  const { value, ...props } = useProps('ShortFigure', given);
  if (isDevelopment) checkProps('ShortFigure', { value });
  const { number, shortNumber } = useNumberFormats();
  const { money, shortMoney } = useMoneyFormats();
  // suppressHydrationWarning below: server and device may format with different spaces and marks, because their versions of Unicode differ.
  const [short, exact] =
    typeof value === 'number'
      ? [shortNumber(value), number(value)]
      : [shortMoney(value), money(value)];
  if (short === exact) {
    return (
      <Root {...props} suppressHydrationWarning>
        {short}
      </Root>
    );
  }
  return (
    <Tooltip content={<bdi>{exact}</bdi>}>
      <Focusable>
        <Root {...props} role="img" aria-label={exact} tabIndex={0} suppressHydrationWarning>
          {short}
        </Root>
      </Focusable>
    </Tooltip>
  );
}
