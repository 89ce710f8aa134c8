import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { color, space, font } = tokens;

/** The line above the first unread message. */
export const UnreadLine = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  margin-block-start: ${space.sm};
  color: ${color.primary.text};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.border.default};
  }
`;
