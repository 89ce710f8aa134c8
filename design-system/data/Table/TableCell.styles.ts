import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { emblemSize, rowSize } from '../../internal/rowSize.ts';
import {
  alignedFigures,
  focusRing,
  hangingWord,
  ownDirection,
  truncate,
  visuallyHidden,
} from '../../theme/mixins.ts';
import { columnPlace } from './columnPlace.styles.ts';
import { compact } from './compact.ts';
import { daysInLines } from './daysInLines.styles.ts';
import { selectedRange } from './selectedRange.styles.ts';

const { color, space, font, radius } = tokens;

export const Cell = styled.td`
  padding: ${space.sm} ${space.md};
  border-block-end: 1px solid ${color.border.subtle};
  text-align: inherit;
  vertical-align: middle;
  outline: none;

  tr:last-child > & {
    border-block-end: 0;
  }
  &:first-child {
    padding-inline-start: var(--card-edge, ${space.md});
  }
  &:last-child {
    padding-inline-end: var(--card-edge, ${space.md});
  }
  /* The column of the row headers never becomes so narrow that their words break. */
  &[data-compact='title'] {
    min-inline-size: 9.5rem;
  }
  /* A title with a detail takes the width that the other columns leave, on one line, so that all rows have one height. */
  &[data-compact='title'][data-has-detail] {
    inline-size: 100%;
    min-inline-size: 14rem;
    /* Without this, the longest title would set the width of the column. */
    max-inline-size: 0;
    block-size: var(--title-row, ${rowSize});
  }
  tr:has(> [data-compact='title'][data-has-detail]) > & {
    padding-block: ${space['2xs']};
  }
  tr:has(> [data-compact='title'][data-has-detail]) > &[data-compact='amount'] [data-part='value'] {
    font-weight: ${font.weight.semibold};
  }
  /* The text of a column whose width is given wraps. */
  &:is(
      [data-compact='status'][data-has-detail],
      [data-compact='second'],
      [data-compact='third']
    ):not([data-sized]) {
    white-space: nowrap;
  }
  /* A cell other than a title with a detail is at least as wide as its longest word. */
  &:not([data-has-detail][data-compact='title']) * {
    overflow-wrap: break-word;
  }
  &[data-numeric] {
    ${alignedFigures}
    white-space: nowrap;
  }
  &[data-short] {
    white-space: nowrap;
  }
  &[data-short][data-compact='title'] {
    min-inline-size: 0;
  }
  ${columnPlace('2')} ${selectedRange}
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${radius.sm};
  }
  &[data-selection] {
    inline-size: 0;
    padding-block: 0;
  }
  & :is(a, button):not([data-row-link]) {
    position: relative;
    z-index: 1;
  }
  /* Repeated classes outrank the rules above, or each other. */
  ${compact} {
    &&&& {
      padding: 0;
      border: 0;
    }
    &[data-numeric],
    &[data-short] {
      white-space: normal;
    }
    &&[data-compact='title'] {
      order: 0;
      flex: 1 1 0;
      inline-size: auto;
      min-inline-size: min(7rem, 100%);
      max-inline-size: none;
      block-size: auto;
    }
    &[data-compact='amount'] {
      order: 1;
      inline-size: min-content;
      min-inline-size: min(var(--table-amount, 0px), 100%);
      max-inline-size: 100%;
      margin-inline-start: auto;
      font-weight: ${font.weight.medium};
    }
    &[data-compact='title'] * {
      overflow-wrap: anywhere;
    }
    &[data-compact='meta'],
    &[data-compact='status'] {
      order: 4;
      align-self: center;
      min-inline-size: 0;
      max-inline-size: 100%;
      color: ${color.text.muted};
      font-size: ${font.size.sm};
      text-align: start;
    }
    &[data-compact='status'] {
      order: 5;
      margin-inline-start: auto;
      white-space: normal;
    }
    /* The state follows the detail; if it wraps to the next line, it begins where the detail does. */
    tr:has(> [data-compact='title'][data-has-detail])
      > &[data-compact='status']:not([data-numeric]) {
      margin-inline-start: 0;
    }
    tr:has([data-part='start']):not(:has([data-row-link], [data-whole]))
      > &[data-compact='status']:not([data-numeric]) {
      margin-inline-start: calc(${emblemSize} + ${space.sm});
    }
    ${daysInLines}
    /* A cell with a field takes a whole line, so that fields below each other have the same width. */
    &[data-compact='meta']:has(
        input:not([type='checkbox'], [type='radio']),
        textarea,
        [aria-haspopup='listbox']
      ) {
      flex: 0 0 100%;
      margin-block-end: ${space['2xs']};
    }
    &[data-compact='hidden']:not(:focus-within) {
      ${visuallyHidden}
    }
    &[data-compact='hidden'] {
      order: 8;
    }
    /* A cell with link and detail has no box, so that its detail is on the line of the other cells. Focus goes to its link. */
    &[data-has-detail]:has([data-row-link]) {
      display: contents;
    }
    &&&[data-selection] {
      position: absolute;
      inset-block: 0;
      inset-inline-start: ${space.md};
      display: flex;
      align-items: center;
      inline-size: auto;
      /* Near the title of a row with many columns. */
      max-block-size: 10rem;
    }
  }
`;

/** The column's heading, which in a narrow row is before a figure that is neither title nor amount. */
export const Label = styled.span`
  display: none;

  ${compact} {
    td:is([data-compact='meta'], [data-compact='status'], [data-compact='third']) &,
    tr:not(:has([data-part='lead'])) > td[data-compact='second'] & {
      display: inline;
      margin-inline-end: ${space['2xs']};
      color: ${color.text.muted};
      /* Otherwise a label and a figure in a language from left to right are one text on a page from right to left. */
      unicode-bidi: isolate;
    }
  }
`;

/** Cuts a title after its second line, or after `--title-lines`. */
const onTwoLines = (title: string) => css`
  ${title} {
    line-height: ${font.line.snug};
    white-space: normal;
  }
  /* A text in another direction than the page is cut at its own end too. */
  ${title}:not(:has(bdi)),
  ${title} bdi {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--title-lines, 2);
  }
  /* The bdi is as wide as its text: otherwise Chromium puts the ellipsis beyond the end of the line, where it is cut off. */
  ${title} bdi {
    inline-size: fit-content;
    max-inline-size: 100%;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;

export const Value = styled.div`
  overflow-wrap: anywhere;

  [data-numeric] & {
    ${hangingWord}
  }

  [data-compact='title'][data-has-detail] & {
    ${truncate}
  }
  ${ownDirection("[data-compact='title'][data-has-detail] &")}
  /* Rows with a subtitle or a whole detail may be higher, so their titles have room too. */
  ${onTwoLines("[data-compact='title'] &:has(+ :is([data-part='lead'], [data-whole]))")}
  /* A narrow row has room for a second line. */
  ${compact} {
    ${onTwoLines("[data-compact='title'][data-has-detail] &")}
  }
`;
