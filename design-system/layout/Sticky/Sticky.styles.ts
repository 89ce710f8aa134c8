import styled from 'styled-components';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, from, tallWindow } from '../../theme/mixins.ts';

const { size, space } = tokens;

export const Root = styled(ScrollArea)`
  ${below.lg} {
    overflow: visible;
  }
  ${from.lg} {
    ${tallWindow} {
      position: sticky;
      inset-block-start: calc(${size.navbar} + ${space.md});
      max-block-size: calc(100dvh - ${size.navbar} - 2 * ${space.md});
    }
  }
`;
