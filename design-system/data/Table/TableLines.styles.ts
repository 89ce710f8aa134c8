import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { alignedFigures, focusRing } from '../../theme/mixins.ts';
import { columnPlace } from './columnPlace.styles.ts';
import { compact } from './compact.ts';

const { color, space, font } = tokens;

/** The number of rows of a group. */
export const Count = styled.span`
  margin-inline-start: ${space.xs};
  color: ${color.text.muted};
  font-weight: ${font.weight.regular};
  font-variant-numeric: tabular-nums;
`;

/** The details below a row. */
export const DetailCell = styled.td`
  padding: 0;
  border-block-end: 1px solid ${color.border.subtle};
  background: ${color.background.sunken};
  outline: none;

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  ${compact} {
    flex: 1 1 100%;
    border: 0;
  }
`;

/** Stays in view, as wide as the visible part of the table, while the columns scroll. */
export const DetailBox = styled.div`
  position: sticky;
  inset-inline-start: 0;
  box-sizing: border-box;
  inline-size: 100cqi;
  padding: ${space.sm} ${space.lg} ${space.md};

  ${compact} {
    inline-size: auto;
    padding: ${space.sm} ${space.md};
  }
`;

/** A cell of the totals below all rows. */
export const TotalCell = styled.td`
  padding: ${space.sm} ${space.md};
  border-block-start: 2px solid ${color.border.default};
  background: ${color.background.surface};
  font-weight: ${font.weight.semibold};
  text-align: start;

  &[data-numeric] {
    ${alignedFigures}
    white-space: nowrap;
  }
  &:first-child {
    padding-inline-start: var(--card-edge, ${space.md});
  }
  &:last-child {
    padding-inline-end: var(--card-edge, ${space.md});
  }
  ${columnPlace('2')}
  /* In a box with a maximum height, totals stay in view. */
  [data-bounded] & {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
  }
  [data-bounded] &[data-pin] {
    z-index: 3;
  }
  ${compact} {
    padding: 0;
    border: 0;

    &:empty {
      display: none;
    }
    &[data-numeric]::before {
      content: attr(data-title) ' ';
      color: ${color.text.muted};
      font-weight: ${font.weight.regular};
    }
  }
`;
