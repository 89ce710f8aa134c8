import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below } from '../../theme/mixins.ts';

/** A row for each part of a field: label, description, control, message, hint. */
export const Root = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  grid-template-rows: repeat(5, auto);
  column-gap: ${tokens.space.md};

  /* A button, or a checkbox, is in the row of the controls. */
  && > * {
    grid-row: 3;
    align-self: center;
    justify-self: start;
  }
  && > :has(> [data-part='label']) {
    display: grid;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: 1 / -1;
    align-self: stretch;
    justify-self: stretch;

    & > * {
      grid-row: 3;
    }
    & > [data-part='label'] {
      grid-row: 1;
      align-self: end;
    }
    & > [data-part='description'] {
      grid-row: 2;
    }
    & > :is([id$='-message'], [data-part='hint']) {
      grid-row: 4;
    }
    & > [id$='-hint'] {
      grid-row: 5;
    }
    & > [data-part='foot'] {
      grid-row: 4 / span 2;
    }
  }

  ${below.sm} {
    grid-auto-flow: row;
    grid-template-rows: none;
    row-gap: ${tokens.space.md};

    && > :is(*, :has(> [data-part='label'])) {
      grid-row: auto;
    }
    && > :has(> [data-part='label']) {
      display: block;
    }
  }
`;
