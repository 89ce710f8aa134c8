import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, forcedColors, printWhole } from '../../theme/mixins.ts';

const { color, radius, motion } = tokens;

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

const slide = keyframes`
  from {
    translate: var(--drawer-offset);
  }
`;

/**
 * Covers the page while a drawer is open. React Aria sets `--visual-viewport-height`, the height above an on-screen keyboard. NoticeRegion
 * sets `--notices-space`, below which the drawer begins on a phone.
 */
export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.drawer};
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  block-size: var(--visual-viewport-height, 100dvh);
  background: ${color.background.veil};
  ${printWhole}

  /* A fixed element would be repeated on each sheet. */
  @media print {
    position: static;
    background: none;
  }

  ${below.sm} {
    padding-block-start: var(--notices-space, 0);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-entering] {
      animation: ${fade} ${motion.duration.medium} ${motion.easing.enter};
    }
    &[data-exiting] {
      animation: ${fade} ${motion.duration.medium} ${motion.easing.exit} reverse forwards;
    }
  }
`;

/** The surface that slides in from a side of the window. `--inline-direction` is 1, or -1 in right-to-left pages (base.css). */
export const Panel = styled(Modal)`
  --drawer-offset: calc(100% * var(--inline-direction, 1)) 0;
  display: flex;
  justify-self: end;
  inline-size: min(26rem, 100%);
  background: ${color.background.raised};
  box-shadow: ${tokens.shadow.lg};
  overflow: clip;
  ${printWhole}

  &[data-size='sm'] {
    inline-size: min(20rem, 100%);
  }
  &[data-size='lg'] {
    inline-size: min(40rem, 100%);
  }
  &[data-side='start'] {
    --drawer-offset: calc(-100% * var(--inline-direction, 1)) 0;
    justify-self: start;
  }
  ${below.sm} {
    &[data-size] {
      inline-size: 100%;
    }
  }
  &[data-side='bottom'] {
    --drawer-offset: 0 100%;
    align-self: end;
    inline-size: 100%;
    max-block-size: 85%;
    border-start-start-radius: ${radius.lg};
    border-start-end-radius: ${radius.lg};
    padding-block-end: env(safe-area-inset-bottom, 0);
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-entering] {
      animation: ${slide} ${motion.duration.medium} ${motion.easing.enter};
    }
    &[data-exiting] {
      animation: ${slide} ${motion.duration.medium} ${motion.easing.exit} reverse forwards;
    }
  }
`;
