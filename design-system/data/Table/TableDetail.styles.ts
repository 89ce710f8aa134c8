import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { emblemSize } from '../../internal/rowSize.ts';
import {
  factsOnOneLine,
  focusRing,
  forcedColors,
  truncate,
  visuallyHidden,
} from '../../theme/mixins.ts';
import { compact } from './compact.ts';
import { Value } from './TableCell.styles.ts';

const { color, space, font, radius } = tokens;

/** A value with an icon before it and a detail below. */
export const Layout = styled.div`
  &:has(> [data-part='start']) {
    display: grid;
    grid-template-columns: ${emblemSize} minmax(0, 1fr);
    align-items: center;
    column-gap: ${space.sm};
  }
  &:has(> [data-part='description']) > ${Value} {
    align-self: end;
  }
  /* Lines are snug, so that title, subtitle and detail fit in the height of a row. */
  &:has(> [data-part='lead']) > :is(${Value}, [data-part='description']) {
    line-height: ${font.line.snug};
  }
  &:has(> [data-part='lead']) > [data-part='start'] {
    grid-row-end: span 3;
  }
  ${compact} {
    /* In a row without a link, a title with a whole detail is one block, without its icon. */
    tr:not(:has([data-row-link])) > [data-compact='title']:has([data-whole]) > & {
      display: block;

      & > [data-part='start'] {
        display: none;
      }
    }
    [data-compact='status'] > & {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${space.xs};
    }
    /* As its cell (TableCell.styles.ts), it has no box: its parts are items of the row. */
    [data-has-detail]:has([data-row-link]) > & {
      display: contents;
    }
    [data-has-detail]:has([data-row-link]) > & > ${Value} {
      order: 0;
      align-self: start;
      flex: 1 1 0;
      min-inline-size: min(7rem, 100%);
      grid-area: 1 / 1 / 2 / -1;
    }
  }
`;

/** The line between a title and its detail. */
export const Subtitle = styled.div`
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};

  /* A narrow table needs a second line. Clamped, because an ellipsis by text-overflow would cut the beginning of a text in another direction. */
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* Blocks would not count as clamped lines. */
  [data-facts],
  [data-facts] > span {
    display: inline;
  }
  [data-part='badge'] {
    vertical-align: middle;
  }
  ${compact} {
    /* The text is not clamped; it takes as many lines as it needs. */
    display: block;
    order: 3;
    flex: 0 0 100%;
    min-inline-size: 0;
    grid-area: 2 / 1;

    [data-facts],
    [data-facts] > span {
      display: inline-block;
    }
  }
`;

export const Start = styled.div`
  display: flex;
  grid-area: 1 / 1 / span 2;

  ${compact} {
    tr:has([data-row-link]) > [data-has-detail] & {
      position: absolute;
      grid-area: auto;
      inset-block-start: ${space.sm};
      inset-inline-start: calc(${space.md} + var(--table-selection, 0rem));
    }
  }
`;

export const Detail = styled.div`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;

  [data-compact='title'] &:not([data-whole]) {
    ${truncate}
    ${factsOnOneLine}
  }
  /* A detail that may wrap is clamped to two lines, which fit in the height of a row. */
  [data-compact='title'] &[data-whole] {
    display: -webkit-box;
    overflow: hidden;
    line-height: ${font.line.snug};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;

    /* Blocks would not count as clamped lines. */
    [data-facts],
    [data-facts] > span {
      display: inline;
    }
    [data-part='badge'] {
      vertical-align: middle;
    }
  }
  ${compact} {
    td[data-compact='meta'] & {
      ${visuallyHidden}
    }
    /* The detail is on a separate line below title and amount. */
    tr:has([data-row-link]) > [data-compact='title'] & {
      order: 3;
      flex: 0 0 100%;
      min-inline-size: 0;
    }
    tr:has(> [data-compact='third']) > [data-compact='title'] & {
      grid-area: 3 / 1 / 4 / -1;
    }
    [data-compact='title'] &[data-whole] {
      display: block;
    }
    /* The detail extends below the amount, which is in the next cell. */
    tr:not(:has([data-row-link])) > [data-compact='title'] &[data-whole] {
      margin-inline-end: calc(-1 * var(--table-amount, 0px) - ${space.sm});
    }
  }
`;

/** The link of a row, which covers it. */
export const RowLink = styled(Link)`
  color: inherit;
  font-weight: ${font.weight.semibold};
  text-decoration: none;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &[data-selecting]::after {
    pointer-events: none;
  }
  &[data-hovered] {
    text-decoration: underline;
  }
  &[data-focus-visible]::after {
    ${focusRing}
    outline-offset: -2px;
    border-radius: ${radius.sm};
  }
  ${forcedColors} {
    color: LinkText;
  }
`;
