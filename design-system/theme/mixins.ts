import { css } from 'styled-components';
import * as tokens from './generated/tokens.ts';

/** Media queries at the breakpoints (inclusive lower bounds). */
export const from = {
  sm: `@media (min-width: ${tokens.breakpoint.sm}px)`,
  md: `@media (min-width: ${tokens.breakpoint.md}px)`,
  lg: `@media (min-width: ${tokens.breakpoint.lg}px)`,
  xl: `@media (min-width: ${tokens.breakpoint.xl}px)`,
};

/** Media queries below the breakpoints. */
export const below = {
  sm: `@media (max-width: ${tokens.breakpoint.sm - 0.02}px)`,
  md: `@media (max-width: ${tokens.breakpoint.md - 0.02}px)`,
  lg: `@media (max-width: ${tokens.breakpoint.lg - 0.02}px)`,
  xl: `@media (max-width: ${tokens.breakpoint.xl - 0.02}px)`,
};

/** The colours are the reader's own: meaning must not hang on ours. */
export const forcedColors = '@media (forced-colors: active)';

/** The outline of whatever has the keyboard; put it under `&[data-focus-visible]`. */
export const focusRing = css`
  outline: 2px solid ${tokens.color.border.focus};
  outline-offset: 2px;
`;

function transitionOf(properties: readonly string[]): string {
  const { duration, easing } = tokens.motion;
  return properties.map((name) => `${name} ${duration.fast} ${easing.standard}`).join(', ');
}

/** Moves only for those who did not ask for less motion: list the properties that change. */
export function transition(...properties: string[]) {
  return css`
    @media (prefers-reduced-motion: no-preference) {
      transition: ${transitionOf(properties)};
    }
  `;
}

/**
 * The same for colours and shadows, and only where the pointer or the focus is: if everything faded at a change of
 * theme, that would be a page of transitions instead of one frame.
 */
export function colorTransition(...properties: string[]) {
  return css`
    @media (prefers-reduced-motion: no-preference) {
      &:is(:hover, :focus-within) {
        transition: ${transitionOf(properties)};
      }
    }
  `;
}

/** In the accessibility tree, not on the screen. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** One line, with an ellipsis where it does not fit. */
export const truncate = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Turns the arrow of an overlay, drawn as pointing down and twice as wide as high, to what it stands beside. */
export const arrowTurns = css`
  /* It stands outside the box whose width would be its greatest. */
  max-inline-size: none;

  [data-placement='bottom'] > & {
    rotate: 180deg;
  }
  [data-placement='right'] > & {
    rotate: 90deg;
    translate: 25%;
  }
  [data-placement='left'] > & {
    rotate: -90deg;
    translate: -25%;
  }
`;
