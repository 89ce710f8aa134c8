import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { TextBox } from '../TextField/TextField.styles.ts';

/** The box around an amount. A large amount is the main thing on its page. */
export const AmountBox = styled(TextBox)`
  &[data-size='lg'] {
    min-block-size: 3.5rem;
    font-size: 2rem;
    font-weight: ${tokens.font.weight.semibold};
    line-height: ${tokens.font.line.tight};
  }
  &[data-size='lg'] > button {
    margin-inline-end: ${tokens.space.xs};
  }
`;
