import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { alignedFigures, focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { columnPlace } from './columnPlace.styles.ts';
import { compact } from './compact.ts';

const { color, space, font, radius } = tokens;

export const Head = styled.thead`
  /* Hidden headings stay cells of the table, so that assistive technology counts their columns. */
  &[data-hidden] > tr > th {
    block-size: 0;
    padding-block: 0;
    border: 0;
    font-size: 0;
    line-height: 0;
    opacity: 0;

    & > * {
      min-block-size: 0;
    }
  }
  ${compact} {
    display: block;

    & > tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
      padding-inline: ${space.md};
    }
    /* Many buttons to sort by are on one line, which scrolls, so that the first row is in view. */
    &
      > tr:has(
        > [data-allows-sorting]
          ~ [data-allows-sorting]
          ~ [data-allows-sorting]
          ~ [data-allows-sorting]
      ) {
      position: relative;
      flex-wrap: nowrap;
      overflow-x: auto;
    }
    & > tr:has([data-allows-sorting], [data-selection='all']) {
      padding-block: ${space.sm};
      border-block-end: 1px solid ${color.border.subtle};
    }
  }
`;

export const Heading = styled.th`
  position: sticky;
  inset-block-start: calc(var(--header-top, 0px) + var(--group-row, 0px));
  z-index: ${tokens.layer.sticky};
  padding: ${space.xs} ${space.md};
  border-block-end: 1px solid ${color.border.default};
  background: ${color.background.surface};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  text-align: inherit;
  white-space: nowrap;
  outline: none;

  &[data-numeric] {
    ${alignedFigures}
  }
  &[data-selection] {
    inline-size: 0;
  }
  ${columnPlace(`calc(${tokens.layer.sticky} + 1)`)}
  &[data-menu] {
    padding-inline-end: ${space.sm};
  }
  &[data-dragging] {
    opacity: 0.6;
    cursor: grabbing;
  }
  /* Where a dragged column goes. */
  &[data-drop] {
    --drop-edge: ${color.primary.solid};

    &[data-drop='before'] {
      border-inline-start: 3px solid var(--drop-edge);
    }
    &[data-drop='after'] {
      border-inline-end: 3px solid var(--drop-edge);
    }
  }
  &[data-allows-sorting] {
    cursor: pointer;
  }
  &[data-allows-sorting][data-hovered],
  &[data-sort-direction] {
    color: ${color.text.default};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${radius.sm};
  }
  &:first-child {
    padding-inline-start: var(--card-edge, ${space.md});
  }
  &:last-child {
    padding-inline-end: var(--card-edge, ${space.md});
  }
  /* The tripled class outranks the rules above. */
  ${compact} {
    &&& {
      position: static;
      flex: none;
      padding-inline: ${space.sm};
      border: 1px solid ${color.border.control};
      border-radius: ${radius.pill};
    }
    &&&[data-selection] {
      display: flex;
      align-items: center;
      inline-size: auto;
      padding-block: 0;
    }
    &&&:not([data-allows-sorting], [data-selection='all']) {
      ${visuallyHidden}
    }
  }
`;

/** The row of headings above columns. Two-line rows have no columns, and a row without cells would be wrong for screen readers. */
export const GroupRow = styled.tr`
  ${compact} {
    && {
      display: none;
    }
  }
`;

/** A heading above several columns. */
export const GroupHeading = styled.th`
  position: sticky;
  inset-block-start: var(--header-top, 0px);
  z-index: ${tokens.layer.sticky};
  padding: ${space['3xs']} ${space.md};
  background: ${color.background.surface};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  text-align: start;
  white-space: nowrap;

  &[data-titled] {
    border-block-end: 1px solid ${color.border.subtle};
    color: ${color.text.default};
  }
`;

/** The place of a column in an order by several columns. */
export const SortRank = styled.span`
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const HeadingText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-block-size: ${tokens.size.target};

  &[data-direction='descending'] > svg {
    rotate: 180deg;
  }
`;
