import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, forcedColors, printWhole } from '../../theme/mixins.ts';

const { color, space, radius, motion } = tokens;

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 0.75rem;
  }
`;

// React Aria sets `--visual-viewport-height`, the height above an on-screen keyboard. NoticeRegion sets `--notices-space`, below which the
// dialog begins on a phone.
export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  block-size: var(--visual-viewport-height, 100dvh);
  padding: ${space.lg};
  background: ${color.background.veil};
  ${printWhole}

  /* A fixed element would be repeated on each sheet. */
  @media print {
    position: static;
    background: none;
  }

  ${below.sm} {
    padding: 0;
    padding-block-start: var(--notices-space, 0);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-entering] {
      animation: ${fade} ${motion.duration.medium} ${motion.easing.enter};
    }
    &[data-exiting] {
      animation: ${fade} ${motion.duration.fast} ${motion.easing.exit} reverse forwards;
    }
  }
`;

export const Panel = styled(Modal)`
  display: flex;
  inline-size: min(34rem, 100%);
  max-block-size: 100%;
  border-radius: ${radius.lg};
  background: ${color.background.raised};
  box-shadow: ${tokens.shadow.lg};
  overflow: clip;
  ${printWhole}

  &[data-size='sm'] {
    inline-size: min(24rem, 100%);
  }
  &[data-size='lg'] {
    inline-size: min(50rem, 100%);
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
  ${below.sm} {
    &[data-size] {
      inline-size: 100%;
    }
    block-size: 100%;
    border-radius: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-entering] {
      animation: ${rise} ${motion.duration.slow} ${motion.easing.enter};
    }
  }
`;
