import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { tokens } from '../../theme/generated/tokens.ts';
import { below, forcedColors } from '../../theme/mixins.ts';
import { toneColors } from '../tone.styles.ts';

const { color, space, font, radius, motion } = tokens;

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

export const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  block-size: var(--visual-viewport-height, 100dvh);
  padding: ${space.lg};
  background: ${color.background.veil};

  ${below.sm} {
    padding: 0;
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

export const Sheet = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  outline: none;
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${space.sm};
  padding-block: ${space.md} ${space.sm};
  padding-inline: ${space.lg} ${space.md};
`;

export const Sign = styled.span`
  ${toneColors}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: 50%;
  background: var(--tone-soft);
  color: var(--tone-on-soft);
`;

export const Title = styled(Heading)`
  flex: 1;
  min-inline-size: 0;
  padding-block: 0.2rem;
  font-size: ${font.size.xl};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  padding: ${space['2xs']} ${space.lg} ${space.lg};
  overflow-wrap: anywhere;
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.sm};
  margin-block-start: auto;
  padding: ${space.md} ${space.lg};
  border-block-start: 1px solid ${color.border.subtle};

  ${below.sm} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
