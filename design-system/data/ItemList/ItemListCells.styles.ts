import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { narrowRows } from '../../internal/rowSize.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { edge, wide } from './ItemList.styles.ts';

const { color, space, font } = tokens;

/** The headings of the columns, once above the rows. */
export const Head = styled.li`
  display: none;

  ${wide} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding: ${space.sm} max(${space.sm}, ${edge}) ${space['2xs']};
    color: ${color.text.muted};
    font-size: ${font.size.sm};

    & > :first-child {
      grid-column-start: 3;
    }
    & > * {
      padding-inline-start: ${space.lg};
    }
  }
`;

export const Cell = styled.div`
  color: ${color.text.muted};
  font-size: ${font.size.sm};

  /* Beside the end, below each other. */
  ${narrowRows} {
    grid-column: 3;
    padding-inline-start: ${space['2xs']};

    &:empty {
      display: none;
    }
  }
  ${wide} {
    padding-inline-start: ${space.lg};
    white-space: nowrap;
  }
`;

/** The heading of a column in a row. */
export const Heading = styled.span`
  margin-inline-end: ${space['2xs']};

  ${wide} {
    ${visuallyHidden}
  }
`;
