import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

/** The form element, with its fields in a column. */
export const FormRoot = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.lg};
  min-inline-size: 0;

  & > button {
    align-self: flex-start;
  }
  /* Fields in a card have the same gaps. */
  & > [data-card] > * > [data-padding] {
    display: flex;
    flex-direction: column;
    gap: ${tokens.space.lg};
  }
`;
