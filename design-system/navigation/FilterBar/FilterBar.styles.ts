import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, from } from '../../theme/mixins.ts';
import { Count } from '../FilterChips/FilterChips.styles.ts';

const { space } = tokens;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
`;

export const Search = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;

  ${from.lg} {
    max-inline-size: 30rem;
  }
`;

export const Sort = styled.div`
  margin-inline-start: auto;

  ${below.lg} {
    display: none;
  }
`;

export const FilterButton = styled.div`
  flex: none;

  ${from.lg} {
    &:not([data-always]) {
      display: none;
    }
  }
`;

// Counts change with the filters: the row would wrap, and move the list.
export const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};

  ${below.lg} {
    display: none;
  }

  ${Count} {
    display: none;
  }
`;
