import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import {
  choiceRow,
  choiceIndicator,
  choiceGroup,
  chosenRow,
} from '../../primitives/choice/choice.styles.ts';

/** The column of radio buttons. */
export const RadioRows = styled(RadioGroup)`
  ${choiceGroup}
`;

/** A radio button with its text. */
export const RadioRow = styled(Radio)`
  ${choiceRow}
  ${choiceIndicator}

  & > [data-part='indicator'] {
    border-radius: 50%;

    &::before {
      content: '';
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border-radius: 50%;
      background: currentcolor;
      visibility: hidden;
    }
  }
  ${chosenRow} > [data-part='indicator']::before {
    visibility: visible;
  }
`;
