import { ComboBox } from 'react-aria-components/ComboBox';
import styled from 'styled-components';
import { bareControl, boxButton, controlBox } from '../../internal/control.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const { size, space } = tokens;

/** The box around what is chosen, the text behind it and the button that opens the list. */
export const MultiBox = styled.div`
  ${controlBox}
  flex-wrap: wrap;
  gap: ${space['2xs']};
  padding: ${space['2xs']};
  cursor: text;

  & input {
    ${bareControl}
    flex: 1 1 6rem;
    min-inline-size: min(6rem, 100%);
    min-block-size: ${size.control.sm};
    padding-inline: ${space.xs};
  }
`;

/** Lets the text and its button stand in one line with what is chosen. */
export const MultiRoot = styled(ComboBox<object, 'multiple'>)`
  display: contents;

  & > button {
    ${boxButton}
    align-self: center;
    margin-inline-start: auto;
  }
`;
