import type { Ref } from 'react';
import { Focusable } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, onOneLine } from '../../theme/mixins.ts';

export type ShortFigureProps = {
  /** The short form: `12.5k`, `$ 1.2m`. */
  short: string;
  /** The exact figure, shown on hover and focus and read by screen readers. */
  exact: string;
  id?: string;
  ref?: Ref<HTMLElement>;
};

const Root = styled.bdi.attrs({ dir: 'ltr' })`
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

/** Renders a large figure in short form, with the exact one in a tooltip. If both are the same, it is plain text. */
export function ShortFigure({ short, exact, ...props }: ShortFigureProps) {
  if (short === exact) return <Root {...props}>{short}</Root>;
  return (
    <Tooltip text={<bdi dir="ltr">{exact}</bdi>}>
      <Focusable>
        <Root {...props} role="img" aria-label={exact} tabIndex={0}>
          {short}
        </Root>
      </Focusable>
    </Tooltip>
  );
}
