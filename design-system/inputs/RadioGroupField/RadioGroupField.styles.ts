import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { choiceRow, choiceSign, groupOfChoices } from '../field/choice.styles.ts';

/** The radios of a group, below each other. */
export const RadioRows = styled(RadioGroup)`
  ${groupOfChoices}
`;

/** A radio with its text beside it. */
export const RadioRow = styled(Radio)`
  ${choiceRow}
  ${choiceSign}

  & > [data-part='icon'] {
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
  &[data-selected] > [data-part='icon']::before {
    visibility: visible;
  }
`;
