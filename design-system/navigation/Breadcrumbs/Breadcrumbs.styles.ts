import styled from 'styled-components';
import { tokens } from '../../theme/generated/tokens.ts';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space['2xs']};
  list-style: none;
  color: ${tokens.color.text.muted};
  font-size: ${tokens.font.size.sm};
`;

export const Crumb = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space['2xs']};
  min-block-size: ${tokens.size.target};

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.size.target};
    min-inline-size: ${tokens.size.target};
  }
  & [aria-current] {
    color: ${tokens.color.text.default};
    font-weight: ${tokens.font.weight.medium};
  }
`;
