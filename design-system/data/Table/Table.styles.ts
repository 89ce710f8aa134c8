import styled from 'styled-components';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { alignedFigures, below, focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { emblemSize, rowSize } from '../../internal/rowSize.ts';
import { columnPlace } from './columnPlace.styles.ts';
import { tablePrint } from './tablePrint.styles.ts';
import { compact, containerName, fewColumnsFit, outerContainerName } from './compact.ts';

const { color, space, font, radius } = tokens;

// The offset and blur of the shadow at a side with more columns.
const edgeShadow = '14px 0 10px -14px';
const edgeColor = `color-mix(in srgb, ${color.background.veil} 45%, transparent)`;

/**
 * Scrolls the rows below their header; on phones they scroll with the page. A shadow at the start or end shows that there are more
 * columns there (useTableBox.ts).
 */
export const Scroller = styled(ScrollArea)`
  container: ${outerContainerName} / inline-size;
  --start-shadow: 0 0 0 0 transparent;
  --end-shadow: 0 0 0 0 transparent;
  box-shadow: var(--start-shadow), var(--end-shadow);

  &[data-more-left] {
    --start-shadow: inset ${edgeShadow} ${edgeColor};
  }
  &[data-more-right] {
    --end-shadow: inset -${edgeShadow} ${edgeColor};
  }

  &[data-fits] {
    --header-top: var(--page-top);

    overflow: visible;
  }
  ${below.sm} {
    max-block-size: none;
  }
  ${tablePrint}
`;

/** The container whose width selects the layout of rows. It has no name while few columns fit, so that `compact` does not match. */
export const Width = styled.div`
  container: ${containerName} / inline-size;

  ${fewColumnsFit} {
    &[data-few] {
      container-name: none;
    }
  }
`;

export const Frame = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  &[data-density='compact'] :is(td, th):not([data-part='detail']) {
    padding-block: ${space['3xs']};
  }
  /* Columns that the user has resized have exactly their widths. */
  &[data-fixed] {
    min-inline-size: 0;
    max-inline-size: none;
    table-layout: fixed;
  }
  /* Each column is as wide as its longest line (columnLayout.ts). */
  &[data-measuring] {
    inline-size: max-content;

    & > * > tr > * {
      inline-size: auto;
      min-inline-size: 0;
      max-inline-size: none;
    }
  }
  ${compact} {
    display: block;
    inline-size: auto !important;

    & > colgroup {
      display: none;
    }
  }
`;

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
  ${compact} {
    display: none;
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

export const Body = styled.tbody`
  /* Rows of a table with leads have one height, with room for three lines. */
  &:has([data-part='lead']) {
    --title-row: calc(${rowSize} + ${space.xs});
    --title-lines: 3;
  }
  /* The virtualizer corrects the position when a height above the visible rows becomes known. */
  &[data-virtual] {
    overflow-anchor: none;
  }
  ${compact} {
    display: block;
  }
`;

/** The row of totals below all rows. */
export const Totals = styled.tfoot`
  ${compact} {
    display: block;

    & > tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space['2xs']} ${space.md};
      padding: ${space.sm} ${space.md};
      border-block-start: 2px solid ${color.border.default};
    }
  }
`;

export const BodyRow = styled.tr`
  position: relative;
  outline: none;

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${radius.sm};
  }
  /* Pinned cells, which are opaque, show the same colour. */
  background: var(--row-color);

  &:has([data-row-link]):hover,
  &[data-selection-mode][data-hovered] {
    --row-color: ${color.background.hover};
  }
  &[data-selection-mode] {
    cursor: pointer;
  }
  /* React Aria sets user-select: none on a pressed row. */
  & > * {
    user-select: text;
  }
  &[data-group] {
    font-weight: ${font.weight.medium};
  }
  &[data-selected] {
    --row-color: ${color.background.pressed};

    /* A neutral badge has the same background. */
    [data-tone='neutral'] {
      border-color: ${color.border.default};
    }
  }
  ${compact} {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    column-gap: ${space.sm};
    align-content: center;
    row-gap: ${space['3xs']};
    min-block-size: ${rowSize};
    padding-block: ${space.xs};
    padding-inline: calc(${space.md} + var(--table-selection, 0rem) + var(--table-start, 0rem))
      ${space.md};

    & + & {
      border-block-start: 1px solid ${color.border.subtle};
    }
    &:has([data-selection]) {
      --table-selection: calc(${tokens.size.target} + ${space['2xs']});
    }
    &:has([data-row-link]):has([data-part='start']) {
      --table-start: calc(${emblemSize} + ${space.sm});
    }
    /* Breaks the line after title and amount. */
    &::before {
      content: '';
      order: 2;
      flex: 0 0 100%;
    }
    /* A title, then what it is about at the start and day and amount at the end, then further days. */
    &:has(> [data-compact='third']) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;

      &::before {
        display: none;
      }
    }
  }
`;

/** The space in place of the rows that are not rendered. */
export const Space = styled.tr`
  & > td {
    padding: 0;
    border: 0;
  }
  ${compact} {
    &,
    & > td {
      display: block;
    }
  }
`;

export const Empty = styled.div`
  padding: ${space.lg} ${space.md};
  color: ${color.text.muted};
  text-align: center;
`;
