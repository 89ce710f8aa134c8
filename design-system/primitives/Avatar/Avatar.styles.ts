import styled from 'styled-components';
import { paletteColors } from '../../internal/art/Tiles.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

const { color, font, radius } = tokens;

export const Root = styled.span`
  ${paletteColors}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  overflow: hidden;
  border-radius: 50%;
  background: var(--art-ground);
  color: var(--art-strong);
  font-size: ${font.size.md};
  font-weight: ${font.weight.semibold};
  line-height: 1;

  /* Generated content: as text, the initials would become part of the label of a button around them. */
  &::before {
    content: attr(data-initials);
  }
  &[data-shape='square'] {
    border-radius: ${radius.md};
    background: color-mix(in srgb, var(--art-ground) 50%, ${color.background.surface});
  }
  /* An emblem has the strong colour of its palette, at least 2 : 1 on its ground, but is no louder than the title beside it. */
  &[data-shape='square'] [data-color] {
    fill: var(--art-strong);
    opacity: 0.55;
  }
  &[data-shape='square'] [data-color='mid'] {
    opacity: 0.8;
  }
  &[data-size='xs'] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    font-size: 0.625rem;
  }
  &[data-size='sm'] {
    inline-size: 2rem;
    block-size: 2rem;
    font-size: ${font.size.xs};
  }
  &[data-size='lg'] {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    font-size: ${font.size.xl};
  }
  &[data-size='xl'] {
    inline-size: 6rem;
    block-size: 6rem;
    font-size: ${font.size['3xl']};
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;
