import styled from 'styled-components';
import { artColors } from '../../internal/art/Tiles.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
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
  /* A pattern is no louder than the title below it. */
  & > svg {
    opacity: 0.4;
  }
  &[data-quiet] {
    background: ${tokens.color.background.sunken};
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
