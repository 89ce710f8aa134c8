import { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { space } = tokens;

/**
 * Styles for paper, on the box of a table: rows of one line with their headings on each page, and nothing that is only for the screen. The
 * containers have no names there, so that no rule for narrow tables applies.
 */
export const tablePrint = css`
  @media print {
    && {
      container: none;
      box-shadow: none;
    }
    & [data-part='width'] {
      container: none;
    }
    & table {
      inline-size: 100% !important;
      table-layout: auto !important;
    }
    & col {
      inline-size: auto !important;
    }
    & thead {
      display: table-header-group;
    }
    /* The totals follow the last row, not each page. */
    & tfoot {
      display: table-row-group;
    }
    & tr {
      break-inside: avoid;
    }
    && :is(th, td)[data-part] {
      position: static;
      inline-size: auto;
      min-inline-size: 0;
      max-inline-size: none;
      white-space: normal;
    }
    /* Nine and more columns have room in smaller type. */
    & table:has(tr > :nth-child(9)) > * > tr > :is(th, td)[data-part] {
      padding: ${space['3xs']} ${space['2xs']};
      font-size: 7pt;
      overflow-wrap: anywhere;

      & [data-part='badge'] {
        font-size: inherit;
      }
    }
    && :is([data-selection], [data-column='row-actions'], [data-part='column-tools']),
    && [data-part='column-resizer'],
    && th svg {
      display: none;
    }
    & [data-part='detail'] > * {
      inline-size: auto;
    }
  }
`;
