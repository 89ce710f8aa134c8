import styled, { keyframes } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';

const pulse = keyframes`
  50% {
    opacity: 0.45;
  }
`;

export const Root = styled.span`
  display: block;
  inline-size: var(--skeleton-width, 100%);
  max-inline-size: 100%;

  &[data-shape='text'] {
    display: grid;
  }
  &[data-shape='circle'] {
    flex: none;
    inline-size: var(--skeleton-width, 2.5rem);
  }
`;

export const Bar = styled.span`
  display: block;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.background.pressed};

  [data-shape='text'] > & {
    /* A line is as high as one of text, so that nothing moves when that comes. */
    block-size: 0.8em;
    margin-block: calc((1lh - 0.8em) / 2);
  }
  [data-shape='text'] > &:last-child:not(:first-child) {
    inline-size: 62%;
  }
  [data-shape='block'] > & {
    block-size: var(--skeleton-height, 6rem);
    border-radius: ${tokens.radius.md};
  }
  [data-shape='circle'] > & {
    aspect-ratio: 1;
    border-radius: 50%;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 2s ease-in-out infinite;
  }
  ${forcedColors} {
    background: GrayText;
    opacity: 0.4;
  }
`;
