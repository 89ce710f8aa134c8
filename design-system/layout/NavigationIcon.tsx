import styled from 'styled-components';
import { CountMark } from '../internal/CountMark.tsx';
import type { NavigationItem } from './navigationItem.ts';

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;

  & > [data-count] {
    inset-block-start: -0.5rem;
    inset-inline-end: -0.5rem;
  }
`;

/** Renders the icon of a destination, with the number of new items there. */
export function NavigationIcon({ icon, badge }: Pick<NavigationItem, 'icon' | 'badge'>) {
  return (
    <Root data-part="navigation-icon">
      {icon}
      {badge && <CountMark {...badge} />}
    </Root>
  );
}
