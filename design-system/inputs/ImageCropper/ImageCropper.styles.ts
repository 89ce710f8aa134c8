import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors } from '../../theme/mixins.ts';

const { border, color, radius, space } = tokens;

/** Stacks the window and its controls. */
export const Root = styled.div`
  display: grid;
  gap: ${space.md};
  max-inline-size: 20rem;
`;

/** The buttons that move and zoom. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`;

/** The window, which clips the picture to the section. */
export const Window = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  inline-size: 100%;
  border-radius: ${radius.md};
  background: ${color.background.hover};
  cursor: grab;
  touch-action: none;
  user-select: none;

  &[data-dragging] {
    cursor: grabbing;
  }
  &:focus-visible {
    ${focusRing}
  }
  & > img {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    max-inline-size: none;
    inline-size: var(--crop-width);
    block-size: var(--crop-height);
    transform: translate(var(--crop-right), var(--crop-down));
    pointer-events: none;
  }
  /* The circle in which the picture will be shown. */
  &[data-shape='circle']::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${border.width.thick} solid ${color.background.surface};
    border-radius: ${radius.pill};
    box-shadow: 0 0 0 50vmax ${color.background.veil};
    pointer-events: none;
  }
  ${forcedColors} {
    border: ${border.width.thin} solid CanvasText;
  }
`;
