import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { size, space } = tokens;

/** The element whose width decides how many fields have room in a line. */
export const Frame = styled.div`
  container-type: inline-size;
  inline-size: 100%;
`;

// The least width in rem in which a field can be used; a phone number shares it with the country.
const [least, leastWithPhone] = [12, 15];

// Fields in lines of as many as have room, each line with its own rows for labels, controls and messages.
const wrapped = css`
  grid-auto-flow: row;
  grid-template-rows: none;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--least-width), 100%), 1fr));
  margin-block-end: calc(-1 * ${space.md});

  && > :is(*, :has(> [data-part='label'])) {
    grid-row: span 5;
    padding-block-end: ${space.md};
  }
  && > :not(:has(> [data-part='label'])) {
    align-self: end;
    margin-block-end: ${space.md};
    padding-block-end: 0;
  }
`;

// A row with that many children wraps below the width that each of them needs, with spaces of 1rem.
const wraps = (width: number, selector: string) =>
  [2, 3, 4, 5].map(
    (count) => css`
      @container (inline-size < ${count * width + count - 1}rem) {
        ${selector}:has(> :nth-child(${count})) {
          ${wrapped}
        }
      }
    `,
  );

/** A row for each part of a field: label, description, control, message, hint. */
export const Root = styled.div`
  --least-width: ${least}rem;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  grid-template-rows: repeat(5, auto);
  column-gap: ${space.md};

  &:has([type='tel']) {
    --least-width: ${leastWithPhone}rem;
  }
  /* A button, or a checkbox, is in the row of the controls. */
  && > * {
    grid-row: 3;
    align-self: center;
    justify-self: start;
  }
  /* Beside a control that is taller than a line it is in its first line. */
  &&:has([role='radiogroup'], [role='group'] [type='checkbox'], textarea) > * {
    align-self: start;
    min-block-size: ${size.control.md};
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
      align-self: start;
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
  ${wraps(least, '&')}
  ${wraps(leastWithPhone, "&:has([type='tel'])")}
`;
