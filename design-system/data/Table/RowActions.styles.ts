import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { compact } from './compact.ts';

const { space, size } = tokens;

/**
 * The button of a row, which styles its cell and row too, because most tables have none. The repeated classes outrank the rules of cells for two-line
 * rows.
 */
export const Root = styled.span`
  display: inline-flex;
  vertical-align: middle;

  td:has(> * > &) {
    padding-block: 0;
    text-align: end;
  }
  /* Without columns that scroll below it, the column needs no line at its side. */
  [data-part='table']:not([data-more-left], [data-more-right]) td:has(> * > &&&) {
    border-inline-start: 0;
  }
  ${compact} {
    tr:has(> * > * > &&&) {
      padding-inline-end: calc(${size.target} + ${space.md});
    }
    td:has(> * > &&&&&) {
      position: absolute;
      inset-block-start: ${space['2xs']};
      inset-inline-end: ${space.xs};
    }
  }
  /* A long press on a touch screen opens the menu; it does not select text. */
  @media (hover: none) {
    tr:has(&&) > :is(td, th) {
      -webkit-touch-callout: none;
      user-select: none;
    }
  }
  @media print {
    td:has(> * > &&&&&) {
      display: none;
    }
  }
`;
