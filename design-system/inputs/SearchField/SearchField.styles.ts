import { TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { bareControl, boxButton, controlBox } from '../field/control.styles.ts';
import { labelStyles } from '../field/FieldFrame/FieldFrame.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const { color, space } = tokens;

/** The root of a search field. */
export const SearchRoot = styled(TextField)`
  display: block;
  min-inline-size: 0;
  ${labelStyles}

  [data-part='clear'] {
    ${boxButton}
    margin-inline-end: ${space['2xs']};
  }
  &:is([data-empty], [data-disabled], [data-readonly]) [data-part='clear'] {
    display: none;
  }
`;

/** The box around the icon, the input and the clear button. */
export const SearchBox = styled.div`
  ${controlBox}
  gap: 0;
  padding-inline-start: ${space.sm};
  /* Always as dark as the borders of other controls under the pointer. */
  border-color: ${color.text.muted};
  cursor: text;

  & > svg {
    flex: none;
  }
  & > input {
    ${bareControl}
    align-self: stretch;
    padding-inline: ${space.xs};
    appearance: none;

    &::-webkit-search-cancel-button,
    &::-webkit-search-decoration {
      display: none;
    }
  }
`;
