import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { alignedFigures, below } from '../../theme/mixins.ts';

const { color, space, font } = tokens;

/** A plain table of figures; the first column has the names. */
export const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & :is(th, td) {
    padding: ${space.xs} ${space.sm};
    border-block-end: 1px solid ${color.border.subtle};
    ${alignedFigures}
  }
  & tr > th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & tr > :last-child {
    padding-inline-end: 0;
  }
  ${below.sm} {
    font-size: ${font.size.sm};

    & :is(th, td) {
      padding-inline: ${space['2xs']};
    }
  }
  & td {
    white-space: nowrap;
  }
  & thead th {
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
  }
  & tbody th {
    font-weight: ${font.weight.regular};
  }
`;
