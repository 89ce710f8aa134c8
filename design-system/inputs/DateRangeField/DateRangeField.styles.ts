import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { DateBox } from '../DateField/DateField.styles.ts';

/** The box around two dates; the second goes below the first where there is no room beside it. */
export const RangeBox = styled(DateBox)`
  & > .react-aria-DateField {
    flex: none;
  }
  & > [aria-hidden] {
    color: ${tokens.color.text.muted};
  }
  & > [data-part='buttons'] {
    display: flex;
    margin-inline-start: auto;
  }
`;
