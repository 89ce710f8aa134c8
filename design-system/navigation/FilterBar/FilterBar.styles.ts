import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, from } from '../../theme/mixins.ts';
import { Chip, Count } from '../FilterChips/FilterChips.styles.ts';

const { size, space } = tokens;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};

  /* Counts are only in the drawer: as they change with the filters, the row would wrap and move the list. */
  ${Count} {
    display: none;
  }

  /* Chips are as high as the fields beside them. */
  ${Chip} {
    min-block-size: ${size.control.md};
    padding-inline: ${space.sm};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
`;

export const Search = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;
`;

/** A filter, or the sort order, beside the search. */
export const Field = styled.div`
  min-inline-size: 0;

  ${below.md} {
    display: none;
  }
`;

export const FilterButton = styled.div`
  flex: none;

  ${from.md} {
    &:not([data-always]) {
      display: none;
    }
  }
`;

export const SecondRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.sm};

  ${below.md} {
    &:not([data-summary]) {
      display: none;
    }
  }
`;

export const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};

  ${below.md} {
    display: none;
  }
`;

export const Summary = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;

  ${from.md} {
    flex-grow: 0;
  }
`;
