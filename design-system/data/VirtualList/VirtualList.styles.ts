import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { containOverscroll, focusRing, printWhole, withoutMarkers } from '../../theme/mixins.ts';

const { color, space, radius } = tokens;

/** The scrolling box. */
export const Root = styled.div`
  min-inline-size: 0;
  /* The focus ring of a row needs this room. */
  margin: calc(-1 * ${space['2xs']});
  padding: ${space['2xs']};
  max-block-size: var(--virtual-list-height);
  border-radius: ${radius.lg};
  overflow: auto;
  /* The virtualizer corrects the position when a height above the visible rows becomes known. */
  overflow-anchor: none;
  ${containOverscroll}
  ${printWhole}
  outline: none;

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`;

/** The list, as high as all rows together, rendered or not. */
export const Rows = styled.ul`
  display: flow-root;
  ${withoutMarkers}

  /* The space after a row is a part of it, so that its measured height includes it. */
  & > :not([data-last]) {
    padding-block-end: var(--virtual-list-gap);
  }
`;

export const Empty = styled.div`
  padding: ${space.lg} ${space.md};
  color: ${color.text.muted};
  text-align: center;
`;
