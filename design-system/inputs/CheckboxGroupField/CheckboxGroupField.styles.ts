import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import styled from 'styled-components';
import { choiceGroup } from '../field/choice.styles.ts';

/** The stacked checkboxes of a group. */
export const CheckboxRows = styled(CheckboxGroup)`
  ${choiceGroup}
`;
