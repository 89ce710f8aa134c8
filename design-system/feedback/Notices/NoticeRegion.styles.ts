import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import styled, { keyframes } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors } from '../../theme/mixins.ts';
import { toneColors } from '../../primitives/tone.styles.ts';
import type { Notice } from './noticeHistory.ts';

const { space, font, radius, motion } = tokens;

export const Region = styled(ToastRegion<Notice>)`
  position: fixed;
  /* Below the navbar, and below the close button of a dialog that covers the screen of a phone. */
  inset-block-start: calc(${tokens.size.navbar} + ${space.xs});
  /* Notices are centred on the page, not on the window. */
  inset-inline: var(--page-start, 0) 0;
  z-index: ${tokens.layer.notice};
  display: grid;
  gap: ${space.xs};
  inline-size: fit-content;
  max-inline-size: min(32rem, 100vw - 2 * ${space.md});
  margin-inline: auto;
  border-radius: ${radius.md};
  outline: none;

  [data-navbar-type='hidden'] & {
    inset-block-start: ${space.md};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;

const slideDown = keyframes`
  from {
    opacity: 0;
    translate: 0 -0.75rem;
  }
`;

export const Content = styled(Toast<Notice>)`
  ${toneColors}
  display: flex;
  align-items: center;
  gap: ${space.sm};
  justify-self: center;
  padding: ${space.xs};
  padding-inline-start: ${space.md};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: var(--tone-soft);
  color: var(--tone-on-soft);
  box-shadow: ${tokens.shadow.lg};
  outline: none;
  /* onSwipe sets --swipe and data-swiping. With pan-y, the browser leaves horizontal movements to it. */
  translate: var(--swipe, 0);
  touch-action: pan-y;

  &[data-swiping] {
    user-select: none;
    opacity: 0.75;
  }

  &[data-focus-visible] {
    ${focusRing}
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${slideDown} ${motion.duration.medium} ${motion.easing.enter};
  }
`;

export const IconSlot = styled.span`
  display: flex;
  flex: none;
`;

export const Message = styled(Text)`
  display: block;
  min-inline-size: 0;
  font-weight: ${font.weight.medium};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;
`;
