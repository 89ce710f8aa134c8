import { Checkbox } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { choiceRow, choiceSign } from '../field/choice.styles.ts';

/** A checkbox with its text beside it. */
export const CheckboxRow = styled(Checkbox)`
  ${choiceRow}
  ${choiceSign}
`;
