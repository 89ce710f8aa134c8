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

// Wrapped fields: each line has as many as fit, and its own rows for labels, controls and messages.
const wrapped = css`
  --field-rows: span 5;
  --field-end: ${space.md};
  --bare-row: span 5;
  --bare-end: ${space.md};
  --bare-place: end;

  grid-auto-flow: row;
  grid-template-rows: none;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--least-width), 100%), 1fr));
  margin-block-end: calc(-1 * ${space.md});
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

/**
 * A row for each part of a field: label, description, control, message, hint. A bare child, such as a button or a checkbox, has no label
 * above it. The state of the row reaches its children as custom properties: with `:has(…) > *`, browsers would compute all styles of the
 * page again whenever an element is added or removed. `&&` outranks the styles of the children.
 */
export const Root = styled.div`
  --least-width: ${least}rem;
  --field-rows: 1 / -1;
  --field-end: 0;
  --bare-row: 3;
  --bare-end: 0;
  --bare-place: center;
  --bare-size: auto;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  grid-template-rows: repeat(5, auto);
  column-gap: ${space.md};

  &:has([type='tel']) {
    --least-width: ${leastWithPhone}rem;
  }
  /* A button beside a control of several lines is beside its first line. */
  &:has([role='radiogroup'], [role='group'] [type='checkbox'], textarea) {
    --bare-place: start;
    --bare-size: ${size.control.md};

    && > button {
      min-block-size: ${size.control.md};
    }
  }
  /* A bare child is in the row of the controls. */
  && > * {
    grid-row: var(--bare-row);
    align-self: var(--bare-place);
    justify-self: start;
    margin-block-end: var(--bare-end);
  }
  && > :not(button, a) {
    min-block-size: var(--bare-size);
  }
  && > :has(> [data-part='label']) {
    /* The row of the control; labels, descriptions and messages have other rows below. */
    --part-row: 3;
    display: grid;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: var(--field-rows);
    align-items: start;
    align-self: stretch;
    justify-self: stretch;
    margin-block-end: 0;
    padding-block-end: var(--field-end);
  }
  && > :not(button, a) > * {
    grid-row: var(--part-row, auto);
  }
  && > * > [data-part='label'] {
    grid-row: 1;
    align-self: end;
  }
  && > * > [data-part='description'] {
    grid-row: 2;
  }
  && > * > :is([id$='-message'], [data-part='hint']) {
    grid-row: 4;
  }
  && > * > [id$='-hint'] {
    grid-row: 5;
  }
  && > * > [data-part='foot'] {
    grid-row: 4 / span 2;
  }
  ${wraps(least, '&&')}
  ${wraps(leastWithPhone, "&&:has([type='tel'])")}
`;
