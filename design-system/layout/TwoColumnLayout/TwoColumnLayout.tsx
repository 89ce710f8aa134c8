import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';

export type TwoColumnLayoutProps = {
  /** The main column. */
  children: ReactNode;
  /** The narrow column, at the end side from 992 px. */
  aside: ReactNode;
  /** What comes first, such as the primary action: at the top of the narrow column, and below 992 px above everything. */
  asideStart?: ReactNode;
  id?: string;
  className?: string;
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
    grid-template-rows: auto 1fr;

    & > [data-part='main'] {
      grid-area: 1 / 1 / span 2;
    }
    & > [data-part='aside'] {
      grid-area: 1 / 2 / span 2;
    }
    & > [data-part='aside-start'] {
      grid-area: 1 / 2;
    }
    & > [data-part='aside-start'] ~ [data-part='aside'] {
      grid-area: 2 / 2;
    }
  }
`;

/** Renders a main column with a narrow aside. */
export function TwoColumnLayout(given: TwoColumnLayoutProps) {
  const { children, aside, asideStart, ...props } = useProps('TwoColumnLayout', given);
  return (
    <Root {...props}>
      {asideStart && <div data-part="aside-start">{asideStart}</div>}
      <div data-part="main">{children}</div>
      <div data-part="aside">{aside}</div>
    </Root>
  );
}
