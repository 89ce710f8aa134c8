import styled from 'styled-components';
import { artColors } from '../../internal/art/Tiles.styles.ts';
import { below, from } from '../../theme/mixins.ts';

export const Root = styled.div`
  ${artColors}
  position: relative;
  block-size: 4.5rem;
  overflow: hidden;
  background: var(--art-ground);

  ${from.md} {
    block-size: 6.5rem;
  }
  /* On a dark page the colours of a pattern are louder than the text. */
  .theme-dark & > svg {
    filter: saturate(0.6);
  }
  &[data-quiet] > svg {
    opacity: 0.16;
  }
  &[data-size='sm'] {
    block-size: 4rem;

    ${below.sm} {
      display: none;
    }
  }
  &[data-size='lg'] {
    block-size: 10rem;
  }
`;
