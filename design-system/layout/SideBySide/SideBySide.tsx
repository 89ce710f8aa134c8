import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';

export type SideBySideProps = {
  /** The main column. */
  children: ReactNode;
  /** The narrower column: at the end of the line from 992 px, above the main one below that. */
  side: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.lg};

  & > * {
    min-inline-size: 0;
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
    align-items: start;

    & > [data-part='side'] {
      order: 2;
    }
  }
`;

/** A page in two columns: the matter, and what stands beside it. On a phone the side comes first. */
export function SideBySide({ children, side, ...props }: SideBySideProps) {
  return (
    <Root {...props}>
      <div data-part="side">{side}</div>
      <div>{children}</div>
    </Root>
  );
}
