import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';

export type TwoColumnLayoutProps = {
  /** The main column. */
  children: ReactNode;
  /** The narrower column: at the end of the line from 992 px. */
  aside: ReactNode;
  /**
   * Where the narrower column stands on a narrow screen: after the main one, or before it where it holds what
   * one came for.
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
  &[data-narrow='before'] > [data-part='side'] {
    order: -1;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
    align-items: start;

    &[data-narrow='before'] > [data-part='side'] {
      order: 0;
    }
  }
`;

/** A page in two columns: the matter, and what stands beside it. */
export function TwoColumnLayout({
  children,
  aside,
  asideOnNarrow = 'after',
  ...props
}: TwoColumnLayoutProps) {
  return (
    <Root {...props} data-narrow={asideOnNarrow}>
      <div>{children}</div>
      <div data-part="side">{aside}</div>
    </Root>
  );
}
