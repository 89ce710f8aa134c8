import { Tooltip } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { fadeOverlay } from '../overlay/fadeOverlay.styles.ts';
import { arrowTurns, forcedColors } from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

export const Bubble = styled(Tooltip)`
  z-index: ${tokens.layer.tooltip};
  max-inline-size: min(18rem, calc(100vw - 1rem));
  padding: ${space['2xs']} ${space.xs};
  border-radius: ${radius.sm};
  background: ${color.background.inverse};
  color: ${color.text.inverse};
  box-shadow: ${tokens.shadow.md};
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;

  ${fadeOverlay}
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Arrow = styled.svg`
  fill: ${color.background.inverse};
  ${arrowTurns}
  ${forcedColors} {
    fill: CanvasText;
  }
`;
