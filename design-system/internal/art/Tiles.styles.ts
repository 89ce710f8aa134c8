import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { ink, clay, moss, plum, sand } = tokens.color.art;

/** Sets the colours of a palette as `--art-…` from the attribute `data-palette`. */
export const artColors = css`
  --art-ground: ${ink.ground};
  --art-soft: ${ink.soft};
  --art-mid: ${ink.mid};
  --art-strong: ${ink.strong};

  &[data-palette='clay'] {
    --art-ground: ${clay.ground};
    --art-soft: ${clay.soft};
    --art-mid: ${clay.mid};
    --art-strong: ${clay.strong};
  }
  &[data-palette='moss'] {
    --art-ground: ${moss.ground};
    --art-soft: ${moss.soft};
    --art-mid: ${moss.mid};
    --art-strong: ${moss.strong};
  }
  &[data-palette='plum'] {
    --art-ground: ${plum.ground};
    --art-soft: ${plum.soft};
    --art-mid: ${plum.mid};
    --art-strong: ${plum.strong};
  }
  &[data-palette='sand'] {
    --art-ground: ${sand.ground};
    --art-soft: ${sand.soft};
    --art-mid: ${sand.mid};
    --art-strong: ${sand.strong};
  }
`;

export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;

  [data-color='soft'] {
    fill: var(--art-soft);
  }
  [data-color='mid'] {
    fill: var(--art-mid);
  }
  [data-color='strong'] {
    fill: var(--art-strong);
  }
`;

export const Photo = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  background: ${tokens.color.background.surface};
`;
