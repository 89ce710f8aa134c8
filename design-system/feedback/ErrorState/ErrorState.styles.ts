import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  padding: ${space.xs} ${space.sm};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: ${color.danger.soft};
  color: ${color.danger.onSoft};
  font-size: ${font.size.sm};

  ${forcedColors} {
    border-color: CanvasText;
  }
`;

export const RowText = styled.span`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
