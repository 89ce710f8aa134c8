import { Checkbox } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { choiceRow, choiceIndicator } from '../../primitives/choice/choice.styles.ts';

/** A checkbox with its label. */
export const CheckboxRow = styled(Checkbox)`
  ${choiceRow}
  ${choiceIndicator}
`;
