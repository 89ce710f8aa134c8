import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

export type StatGroupProps = {
  /** `Stat`s. */
  children: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const { space } = tokens;

// The figures of a narrow group are smaller.
const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

// A column has at least the width of its figure: with `auto`, min-content.
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg};

  & > * {
    flex: 1 1 7rem;
    min-inline-size: auto;
    max-inline-size: 100%;
  }
`;

/** Arranges the figures of a page in a row. One that does not fit beside the others is on the next line, never cut. */
export function StatGroup({ children, ...props }: StatGroupProps) {
  return (
    <Root {...props}>
      <Columns>{children}</Columns>
    </Root>
  );
}
