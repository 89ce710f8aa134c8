import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { color, font, space } = tokens;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
`;

export const Texts = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.h2`
  font-size: ${font.size['2xl']};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
`;

export const Detail = styled.div`
  color: ${color.text.muted};
`;
