import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';

export type TwoColumnLayoutProps = {
  /** The main column. */
  children: ReactNode;
  /** The narrow column, at the end side from 992 px. */
  aside: ReactNode;
  /**
   * The position of the aside below 992 px: after the main column, or before it if it is more important.
   * @default 'after'
   */
  asideOnNarrow?: 'before' | 'after';
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.lg};

  & > * {
    min-inline-size: 0;
  }
  &[data-narrow='before'] > [data-part='aside'] {
    order: -1;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
    align-items: start;

    &[data-narrow='before'] > [data-part='aside'] {
      order: 0;
    }
  }
`;

/** Renders a main column with a narrow aside. */
export function TwoColumnLayout({
  children,
  aside,
  asideOnNarrow = 'after',
  ...props
}: TwoColumnLayoutProps) {
  return (
    <Root {...props} data-narrow={asideOnNarrow}>
      <div>{children}</div>
      <div data-part="aside">{aside}</div>
    </Root>
  );
}
