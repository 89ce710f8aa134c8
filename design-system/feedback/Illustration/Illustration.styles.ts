import styled from 'styled-components';
import { paletteColors } from '../../internal/art/Tiles.styles.ts';
import { forcedColors } from '../../theme/mixins.ts';

export const Root = styled.svg`
  ${paletteColors}
  flex: none;
  inline-size: 10rem;
  max-inline-size: 100%;
  block-size: auto;

  [data-color='ground'] {
    fill: var(--art-ground);
  }
  [data-color='soft'] {
    fill: var(--art-soft);
  }
  [data-color='mid'] {
    fill: var(--art-mid);
    stroke: var(--art-mid);
  }
  [data-color='strong'] {
    fill: var(--art-strong);
    stroke: var(--art-strong);
  }
  [data-color]:not([data-line]) {
    stroke: none;
  }
  [data-color][data-edge] {
    stroke: var(--art-soft);
    stroke-width: 3;
  }
  [data-line] {
    fill: none;
    stroke-width: 8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ${forcedColors} {
    [data-color]:not([data-line]) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1;
    }
    [data-line] {
      stroke: CanvasText;
    }
  }
`;
