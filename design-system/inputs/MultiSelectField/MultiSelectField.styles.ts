import { ComboBox } from 'react-aria-components/ComboBox';
import styled from 'styled-components';
import { boxButton, controlBox, inputAfterTags, tagBoxPadding } from '../field/control.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

const { size, space } = tokens;

/** The box around tags, text and arrow button. */
export const MultiBox = styled.div`
  ${controlBox}
  position: relative;
  flex-wrap: wrap;
  gap: ${space['2xs']};
  padding: ${tagBoxPadding};
  padding-inline-end: ${size.control.md};
  cursor: text;

  & input {
    ${inputAfterTags}
  }
  &:has(> * > input:focus-visible) {
    ${focusRing}
  }
`;

/** Lets text and button flow with the tags. */
export const MultiRoot = styled(ComboBox<object, 'multiple'>)`
  display: contents;

  & > button {
    ${boxButton}
    /* The arrow button is always in the first row. */
    position: absolute;
    inset-block-start: ${tagBoxPadding};
    inset-inline-end: ${space['3xs']};
  }
`;
