import { GridList, GridListItem } from 'react-aria-components/GridList';
import styled from 'styled-components';
import { tokens } from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

const { color, space, radius } = tokens;

export const Root = styled(GridList)`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: var(--virtual-list-height);
  border-radius: ${radius.lg};
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;

  &[data-empty] {
    block-size: auto;
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
` as typeof GridList;

export const Line = styled(GridListItem)`
  position: relative;
  outline: none;

  &[data-focus-visible]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: ${radius.lg};
    pointer-events: none;
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-href] {
    cursor: pointer;
  }
` as typeof GridListItem;

export const Empty = styled.div`
  padding: ${space.lg} ${space.md};
  color: ${color.text.muted};
  text-align: center;
`;
