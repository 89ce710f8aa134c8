import styled from 'styled-components';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, focusRing } from '../../theme/mixins.ts';
import { emblemSize, rowSize } from '../../internal/rowSize.ts';
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

/** Stays in view, as wide as the visible part of the table, while the columns scroll. */
export const Empty = styled.div`
  position: sticky;
  inset-inline-start: 0;
  box-sizing: border-box;
  inline-size: 100cqi;
  padding: ${space.lg} ${space.md};
  color: ${color.text.muted};
  text-align: center;
`;
