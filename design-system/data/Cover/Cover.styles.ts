import styled from 'styled-components';
import { artColors } from '../../internal/art/Tiles.styles.ts';

export const Root = styled.div`
  ${artColors}
  position: relative;
  block-size: 6.5rem;
  overflow: hidden;
  background: var(--art-ground);

  &[data-size='sm'] {
    block-size: 4rem;
  }
  &[data-size='lg'] {
    block-size: 10rem;
  }
`;
