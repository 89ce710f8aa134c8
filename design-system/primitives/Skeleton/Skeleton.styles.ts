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

  &[data-shape='circle'] {
    flex: none;
    inline-size: var(--skeleton-width, 2.5rem);
  }
`;

export const Bar = styled.span`
  display: block;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.border.default};

  [data-shape='text'] > & {
    block-size: 0.8em;
    margin-block: 0.375em;
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
