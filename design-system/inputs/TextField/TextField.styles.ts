import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { bareControl, boxBase, boxStates, controlBox } from '../field/control.styles.ts';
import { FieldRoot } from '../field/FieldFrame/FieldFrame.styles.ts';

const { color, space } = tokens;

const content = css`
  gap: 0;
  cursor: text;

  & > input {
    ${bareControl}
    align-self: stretch;
  }
  & > [data-part='affix'] {
    flex: none;
    display: flex;
    align-items: center;
    color: ${color.text.muted};
    padding-inline-start: ${space.sm};
  }
  & > input + [data-part='affix'] {
    padding-inline: 0 ${space.sm};
  }
  & > button {
    flex: none;
    margin-inline-end: ${space['2xs']};
  }
`;

/** The box around an input and its affixes. */
export const TextBox = styled.div`
  ${controlBox}
  ${content}
  [data-disabled] > & > [data-part='affix'] {
    color: inherit;
  }
`;

/**
 * The root of a text field. Its box is a plain element, not a styled component, for pages with hundreds of fields. The
 * box has a separate attribute, because a state change restyles every element that shares the selector's attribute.
 */
export const TextFieldRoot = styled(FieldRoot)`
  & > [data-box] {
    ${boxBase}
    ${content}
  }
  ${boxStates((state) => `&[data-${state}] > [data-box]`)}

  &[data-disabled] > [data-box] > [data-part='affix'] {
    color: inherit;
  }
`;
