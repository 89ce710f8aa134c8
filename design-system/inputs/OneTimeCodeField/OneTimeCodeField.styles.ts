import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { TextBox } from '../TextField/TextField.styles.ts';

/** The box of a code, as wide as its digits, which are widely spaced so that they can be compared one by one. */
export const CodeBox = styled(TextBox)`
  max-inline-size: calc(var(--code-length) * 1.2em + 3 * ${tokens.space.sm});
  font-size: ${tokens.font.size.xl};

  & > input {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.4em;
  }
`;
