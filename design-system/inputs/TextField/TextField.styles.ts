import styled from 'styled-components';
import { tokens } from '../../theme/generated/tokens.ts';
import { bareControl, controlBox } from '../../internal/control.styles.ts';

const { color, space } = tokens;

/** The box around an input and what stands before and after the text. */
export const TextBox = styled.div`
  ${controlBox}
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
  [data-disabled] > & > [data-part='affix'] {
    color: inherit;
  }
  & > input + [data-part='affix'] {
    padding-inline: 0 ${space.sm};
  }
  & > button {
    flex: none;
    margin-inline-end: ${space['2xs']};
  }
`;
