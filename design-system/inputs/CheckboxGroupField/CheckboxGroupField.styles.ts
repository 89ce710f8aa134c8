import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import styled from 'styled-components';
import { groupOfChoices } from '../field/choice.styles.ts';

/** The checkboxes of a group, below each other. */
export const CheckboxRows = styled(CheckboxGroup)`
  ${groupOfChoices}
`;
