import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import styled from 'styled-components';
import { bareControl, boxButton, controlBox } from '../field/control.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const { color, font, space } = tokens;

/** The root of React Aria's combo box. Its data attributes, such as `data-invalid`, style the box inside. */
export const ComboRoot = styled(ComboBox)`
  display: block;
`;

/** The box around the text and its buttons. */
export const ComboControl = styled(Group)`
  ${controlBox}
  gap: 0;
  cursor: text;

  & > input {
    ${bareControl}
    align-self: stretch;
    text-overflow: ellipsis;
  }
  /* The spinner while options load. */
  & > [role='img'] {
    flex: none;
    margin-inline-end: ${space.xs};
    color: ${color.text.muted};
  }
  & > button {
    ${boxButton}
    margin-inline-end: ${space['3xs']};
  }
`;

/** The error after a failure, with its retry button. */
export const LoadError = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  padding-block-start: ${space.xs};
  color: ${color.danger.text};
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};
`;
