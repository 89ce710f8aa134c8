import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

const { color, space, radius } = tokens;

export const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  align-content: start;
  justify-items: start;
  min-inline-size: 0;
  margin: 0;

  /* Bars of full length end where the figures begin. */
  & tbody th {
    inline-size: 100%;
  }
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  overflow-wrap: anywhere;
`;

// The bar is a border: a background would not be printed, and forced colours would replace it.
export const Bar = styled.span`
  display: block;
  inline-size: max(var(--ranking-share), 2px);
  margin-block-start: ${space['2xs']};
  border-block-start: ${space.xs} solid ${color.data[1]};
  border-radius: ${radius.sm};

  ${forcedColors} {
    border-color: CanvasText;
  }
`;
