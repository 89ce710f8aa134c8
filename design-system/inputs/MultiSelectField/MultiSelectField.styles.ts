import { ComboBox } from 'react-aria-components/ComboBox';
import styled from 'styled-components';
import { boxButton, controlBox, textBehindTags } from '../field/control.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

const { size, space } = tokens;

/** The box around what is chosen, the text behind it and the button that opens the list. */
export const MultiBox = styled.div`
  ${controlBox}
  position: relative;
  flex-wrap: wrap;
  gap: ${space['2xs']};
  padding: ${space['2xs']};
  padding-inline-end: ${size.control.md};
  cursor: text;

  & input {
    ${textBehindTags}
  }
  &:has(> * > input:focus-visible) {
    ${focusRing}
  }
`;

/** Lets the text and its button stand in one line with what is chosen. */
export const MultiRoot = styled(ComboBox<object, 'multiple'>)`
  display: contents;

  & > button {
    ${boxButton}
    /* In the first row, however many there are. */
    position: absolute;
    inset-block-start: ${space['2xs']};
    inset-inline-end: ${space['3xs']};
  }
`;
