import styled from 'styled-components';
import { tokens } from '../../theme/generated/tokens.ts';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space['2xs']};
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

export const Gap = styled.li`
  min-inline-size: ${tokens.size.target};
  color: ${tokens.color.text.muted};
  text-align: center;
`;
