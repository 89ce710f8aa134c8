import { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { font } = tokens;

/** Lays out the cells of a narrow row with days: the day and the amount at the ends of its lines, further days below. */
export const daysInLines = css`
  &:is([data-compact='second'], [data-compact='third']) {
    grid-area: 4 / 1;
    align-self: center;
    font-size: ${font.size.sm};
    white-space: normal;

    &:not(:has([data-part='value'] > :not([data-label]))) {
      display: none;
    }
  }
  &[data-compact='third'] {
    grid-column: 1 / -1;
    max-inline-size: calc(100% - var(--table-amount, 0px));
  }
  :is([data-compact='second'], [data-compact='third']) ~ &[data-compact='third'] {
    grid-row: 5;
  }
  tr:has([data-part='lead']) > &[data-compact='second'] {
    grid-area: 2 / 2;
    align-self: start;
    text-align: end;

    & ~ [data-compact='third'] {
      grid-row: 4;
    }
  }
  tr:has(> [data-compact='third']) > &[data-compact='amount'] {
    grid-area: 4 / 2 / 6;
  }
`;
