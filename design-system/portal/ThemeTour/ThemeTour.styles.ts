import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors, transition } from '../../theme/mixins.ts';

const { color, space, radius, font } = tokens;

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  overflow: clip;
`;

/** Highlights the target: its huge shadow darkens everything else. */
export const Spotlight = styled.div`
  position: fixed;
  inset-block-start: calc(var(--tour-top) - 4px);
  inset-inline-start: calc(var(--tour-start) - 4px);
  inline-size: calc(var(--tour-width) + 8px);
  block-size: calc(var(--tour-height) + 8px);
  border-radius: ${radius.md};
  outline: 2px solid ${color.border.focus};
  box-shadow: 0 0 0 200vmax ${color.background.veil};
  pointer-events: none;
  ${transition('inset-block-start', 'inset-inline-start', 'inline-size', 'block-size')}

  ${forcedColors} {
    outline: 4px solid Highlight;
  }
`;

export const Card = styled(Modal)`
  position: fixed;
  inset-block: var(--card-top) var(--card-bottom);
  inset-inline-start: var(--card-start);
  inline-size: min(22rem, calc(100vi - 2rem));
  block-size: fit-content;
  border-radius: ${radius.lg};
  background: ${color.background.raised};
  box-shadow: ${tokens.shadow.lg};

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Sheet = styled(Dialog)`
  display: grid;
  gap: ${space.xs};
  padding: ${space.md};
  outline: none;

  & > [data-part='progress'] {
    color: ${color.text.muted};
    font-size: ${font.size.sm};
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${space.xs};
    margin-block-start: ${space.xs};

    & > :first-child {
      margin-inline-end: auto;
    }
  }
`;

export const Title = styled(Heading)`
  font-size: ${font.size.lg};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
`;
