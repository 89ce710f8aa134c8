import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

export const Reason = styled.div`
  color: ${tokens.color.text.muted};
  font-size: ${tokens.font.size.sm};
  &:not(:empty) {
    margin-block-start: ${tokens.space.sm};
  }
`;

export const Problem = styled.div`
  &:not(:empty) {
    margin-block-start: ${tokens.space.md};
  }
`;
