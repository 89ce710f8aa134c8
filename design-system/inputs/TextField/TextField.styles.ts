import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { bareControl, boxAtRest, boxStates, controlBox } from '../field/control.styles.ts';
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

/** The box around an input and what stands before and after the text. */
export const TextBox = styled.div`
  ${controlBox}
  ${content}
  [data-disabled] > & > [data-part='affix'] {
    color: inherit;
  }
`;

/**
 * The root of the plainest field, which pages have by the hundred: its box costs no styled component. A browser that
 * sees a state change styles all that bears the attribute named beside it, so the box has one of its own.
 */
export const TextFieldRoot = styled(FieldRoot)`
  & > [data-box] {
    ${boxAtRest}
    ${content}
  }
  ${boxStates((state) => `&[data-${state}] > [data-box]`)}

  &[data-disabled] > [data-box] > [data-part='affix'] {
    color: inherit;
  }
`;
