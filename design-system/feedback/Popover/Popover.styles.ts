import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { fadeOverlay } from '../../primitives/overlay/fadeOverlay.styles.ts';
import { arrowTurns, forcedColors } from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

export const Surface = styled(Popover)`
  display: flex;
  max-inline-size: min(24rem, calc(100vw - 1.5rem));
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  background: ${color.background.raised};
  color: ${color.text.default};
  box-shadow: ${tokens.shadow.lg};

  ${fadeOverlay}
`;

export const Sheet = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: inherit;
  overflow-wrap: anywhere;
  outline: none;

  /* The scrolling content and its shadow end at the corners of the surface. */
  & > :last-child {
    border-radius: inherit;
  }
`;

export const Body = styled.div`
  padding: ${space.md};

  :not(:first-child) > & {
    padding-block-start: ${space.xs};
  }
`;

export const Title = styled(Heading)`
  padding: ${space.md} ${space.md} 0;
  font-size: ${font.size.lg};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
`;

export const Arrow = styled.svg`
  display: block;
  fill: ${color.background.raised};
  stroke: ${color.border.default};
  ${arrowTurns}
  ${forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;
