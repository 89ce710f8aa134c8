import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { visuallyHidden } from '../../theme/mixins.ts';

/** The two buttons after the number, and the live region for steps. */
export const Steppers = styled.span`
  flex: none;
  display: flex;
  gap: ${tokens.space['3xs']};
  padding-inline-end: ${tokens.space['2xs']};

  & > [role='status'] {
    ${visuallyHidden}
  }
`;
