import styled, { keyframes } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { emblemSize, rowSize } from '../../internal/rowSize.ts';
import { forcedColors } from '../../theme/mixins.ts';

const pulse = keyframes`
  50% {
    opacity: 0.45;
  }
`;

// Of the rows, at least three are shown.
export const Root = styled.span`
  display: block;
  inline-size: var(--skeleton-width, 100%);
  max-inline-size: 100%;

  &[data-shape='text'] {
    display: grid;
  }
  /* Rows that would be below the window are cut off. */
  &[data-shape='rows'] {
    overflow: hidden;
    max-block-size: max(${rowSize} * 3, 100vh - 22rem);
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
    /* A bar takes the height of a line of text, so that nothing moves when the text appears. */
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

/** A row. Its four bars are, in this order, the emblem, the title, the amount at the end, and the facts below the title. */
export const Row = styled.span`
  display: grid;
  grid-template-columns: ${emblemSize} minmax(0, 1fr) 4.5rem;
  align-content: center;
  column-gap: ${tokens.space.sm};
  row-gap: ${tokens.space.xs};
  block-size: ${rowSize};
  padding-inline: ${tokens.space.md};

  & + & {
    border-block-start: 1px solid ${tokens.color.border.subtle};
  }
  & > ${Bar} {
    align-self: center;
    block-size: 0.8em;
  }
  & > ${Bar}:nth-child(1) {
    grid-row: span 2;
    block-size: ${emblemSize};
    border-radius: ${tokens.radius.md};
  }
  & > ${Bar}:nth-child(2) {
    max-inline-size: 18rem;
  }
  & > ${Bar}:nth-child(3) {
    grid-row: span 2;
  }
  & > ${Bar}:nth-child(4) {
    grid-area: 2 / 2;
    max-inline-size: 11rem;
  }
`;
