import { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { compact } from './compact.ts';

const { color } = tokens;

/** Fixes a cell or heading at the side of its pinned column, above the cells that scroll below it, and limits its width. */
export const columnPlace = (layer: string) => css`
  &[data-sized] {
    inline-size: var(--column-width, auto);
    min-inline-size: var(--column-min, 0);
    max-inline-size: var(--column-max, none);
  }
  table[data-fixed] > * > tr > & {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-pin] {
    position: sticky;
    z-index: ${layer};
    background: linear-gradient(var(--row-color, transparent), var(--row-color, transparent))
      ${color.background.surface};
    background-clip: padding-box;
  }
  &[data-pin='start'] {
    inset-inline-start: var(--pin);
  }
  &[data-pin='end'] {
    inset-inline-end: var(--pin);
  }
  &[data-pin='start'][data-pin-edge] {
    border-inline-end: 1px solid ${color.border.default};
  }
  &[data-pin='end'][data-pin-edge] {
    border-inline-start: 1px solid ${color.border.default};
  }
  ${compact} {
    &&[data-pin] {
      position: static;
      background: none;
      border-inline: 0;
    }
    &&[data-sized] {
      inline-size: auto;
      min-inline-size: 0;
      max-inline-size: none;
    }
  }
`;
