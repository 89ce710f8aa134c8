import { css, keyframes } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

/**
 * Fades an overlay in and out. Not by a transition: React Aria waits for the end of each, and keeps in memory an overlay that is removed
 * before the event of its end.
 */
export const fadeOverlay = css`
  @media (prefers-reduced-motion: no-preference) {
    &[data-entering] {
      animation: ${fadeIn} ${tokens.motion.duration.fast} ${tokens.motion.easing.enter};
    }
    &[data-exiting] {
      animation: ${fadeIn} ${tokens.motion.duration.fast} ${tokens.motion.easing.enter} reverse
        forwards;
    }
  }
`;
