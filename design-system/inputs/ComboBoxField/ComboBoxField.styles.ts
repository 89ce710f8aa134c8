import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import styled from 'styled-components';
import { bareControl, boxButton, controlBox } from '../field/control.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { visuallyHidden } from '../../theme/mixins.ts';

const { color, font, space } = tokens;

/** Passes the states of the field on to its box. */
export const ComboRoot = styled(ComboBox)`
  display: block;
`;

/** The box around the text and the buttons behind it. */
export const ComboControl = styled(Group)`
  ${controlBox}
  gap: 0;
  cursor: text;

  & > input {
    ${bareControl}
    align-self: stretch;
    text-overflow: ellipsis;
  }
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

/** What is said about the loading of options: to screen readers while it runs, to all when it failed. */
export const LoadStatus = styled.div`
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

/** The sentence that options could not be loaded, and the button that tries again. */
export const LoadProblem = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  padding-block-start: ${space.xs};
  color: ${color.danger.text};
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};
`;
