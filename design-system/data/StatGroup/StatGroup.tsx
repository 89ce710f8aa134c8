import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export type StatGroupProps = {
  /** `Stat`s. */
  children: ReactNode;
  /** What users can do with the figures, such as a button: at the end of their row, below them where there is no room. */
  actions?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const { space } = tokens;

// Figures are smaller in a narrow group: they query this container.
const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

// `auto` keeps a column from becoming narrower than its figure.
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg};

  & > * {
    flex: 1 1 7rem;
    min-inline-size: auto;
    max-inline-size: 100%;
  }
  /* A Stat renders a dl. Any other child contains a Stat and an action, such as a button. */
  & > :not(dl) {
    flex-basis: var(--action-basis, max-content);
  }
  & > :not(dl) dl {
    min-inline-size: 0;
  }
  /* The figures of a group within a group. */
  && > dl {
    min-inline-size: auto;
  }
  /* With five or more figures and no room for all, the figure with an action has its own line. */
  @container (max-width: 50rem) {
    &:has(> :nth-child(5)) {
      --action-basis: 100%;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.md} ${space.lg};

  & > :first-child {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
  @container (max-width: 30rem) {
    & > :last-child {
      flex: 1 0 100%;
      display: grid;
    }
  }
`;

/** Arranges figures in a row. A figure that does not fit wraps to the next line. */
export function StatGroup(given: StatGroupProps) {
  const { children, actions, ...props } = useProps('StatGroup', given);
  const figures = <Columns data-part="columns">{children}</Columns>;
  return (
    <Root {...props}>
      {actions ? (
        <Line data-part="line">
          {figures}
          <div>{actions}</div>
        </Line>
      ) : (
        figures
      )}
    </Root>
  );
}
