import styled, { css } from 'styled-components';
import { artColors } from '../../theme/generated/artColors.ts';
import * as tokens from '../../theme/generated/tokens.ts';

/** Sets the colours of a palette. In a dark theme, where `--if-dark` is empty and not unset, the dark ones are valid. */
const setPalette = (colors: (typeof artColors)[keyof typeof artColors]) =>
  Object.entries(colors)
    .map(
      ([role, [light, dark]]) =>
        `--art-dark-${role}: var(--if-dark) ${dark}; --art-${role}: var(--art-dark-${role}, ${light});`,
    )
    .join('');

/** Sets the colours of a palette as `--art-…` from the attribute `data-palette`. */
export const paletteColors = css`
  ${setPalette(artColors.ink)}

  &[data-palette='clay'] {
    ${setPalette(artColors.clay)}
  }
  &[data-palette='moss'] {
    ${setPalette(artColors.moss)}
  }
  &[data-palette='plum'] {
    ${setPalette(artColors.plum)}
  }
  &[data-palette='sand'] {
    ${setPalette(artColors.sand)}
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
