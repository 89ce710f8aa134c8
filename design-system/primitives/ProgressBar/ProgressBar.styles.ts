import styled, { keyframes } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';
import { toneColors } from '../tone.styles.ts';

const { color, space, font, radius, motion } = tokens;

export const Root = styled.div`
  ${toneColors}
  display: grid;
  gap: ${space['2xs']};
  min-inline-size: 0;
`;

export const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.sm};
  font-size: ${font.size.sm};
`;

export const Value = styled.bdi`
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;
`;

export const Track = styled.div`
  block-size: ${space['2xs']};
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.background.pressed};

  ${forcedColors} {
    block-size: ${space.xs};
    border: 1px solid CanvasText;
  }
`;

const pulse = keyframes`
  50% {
    opacity: 0.35;
  }
`;

export const Fill = styled.div`
  inline-size: var(--progress);
  block-size: 100%;
  border-radius: inherit;
  background: var(--tone-text);

  @media (prefers-reduced-motion: no-preference) {
    transition: inline-size ${motion.duration.slow} ${motion.easing.standard};
  }
  &[data-indeterminate] {
    inline-size: 100%;
    animation: ${pulse} 2s ease-in-out infinite;
  }
  ${forcedColors} {
    background: Highlight;
  }
`;
