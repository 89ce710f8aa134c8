import { css } from 'styled-components';
import * as tokens from './generated/tokens.ts';

/** Media queries at the breakpoints (inclusive lower bounds). */
export const from = {
  sm: `@media (min-width: ${tokens.breakpoint.sm}px)`,
  md: `@media (min-width: ${tokens.breakpoint.md}px)`,
  lg: `@media (min-width: ${tokens.breakpoint.lg}px)`,
  xl: `@media (min-width: ${tokens.breakpoint.xl}px)`,
};

/** Media queries below the breakpoints: by 0.02 px, because with zoom a width can have a fraction. */
export const below = {
  sm: `@media (max-width: ${tokens.breakpoint.sm - 0.02}px)`,
  md: `@media (max-width: ${tokens.breakpoint.md - 0.02}px)`,
  lg: `@media (max-width: ${tokens.breakpoint.lg - 0.02}px)`,
  xl: `@media (max-width: ${tokens.breakpoint.xl - 0.02}px)`,
};

/**
 * Matches windows that are high enough for bars that stay in view. A phone in landscape, zoom of 400 % and very large texts leave
 * less than 26 lines.
 */
export const tallWindow = '@media (min-height: 26em)';

/**
 * Matches forced-colours mode, where the user's palette replaces ours, so that colour alone must
 * not carry meaning.
 */
export const forcedColors = '@media (forced-colors: active)';

/** Styles the keyboard focus outline; use it under `&[data-focus-visible]`. */
export const focusRing = css`
  outline: 2px solid ${tokens.color.border.focus};
  outline-offset: 2px;
`;

function toTransition(properties: readonly string[]): string {
  const { duration, easing } = tokens.motion;
  return properties.map((name) => `${name} ${duration.fast} ${easing.standard}`).join(', ');
}

/** Animates the given properties, except for users who prefer reduced motion. */
export function transition(...properties: string[]) {
  return css`
    @media (prefers-reduced-motion: no-preference) {
      transition: ${toTransition(properties)};
    }
  `;
}

/**
 * Animates colours and shadows while hovered or focused only, so that a change of theme is one
 * frame instead of a page full of transitions.
 */
export function colorTransition(...properties: string[]) {
  return css`
    @media (prefers-reduced-motion: no-preference) {
      &:is(:hover, :focus-within) {
        transition: ${toTransition(properties)};
      }
    }
  `;
}

/**
 * Keeps the page still when a box has been scrolled to its end, on the axes that `data-overflow` names (useOverflow). Since Chrome 144,
 * `contain` also applies to a box without overflow, so the page could not be scrolled over it.
 */
export const containOverscroll = css`
  &[data-overflow~='x'] {
    overscroll-behavior-x: contain;
  }
  &[data-overflow~='y'] {
    overscroll-behavior-y: contain;
  }
`;

/** Shows all content of a scrolling box on paper. The doubled class outranks the heights of the box on the screen. */
export const printWhole = css`
  @media print {
    && {
      block-size: auto;
      max-block-size: none;
      overflow: visible;
    }
  }
`;

/** Hides an element visually while it stays in the accessibility tree. */
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

/** Keeps a figure or a date on one line, except on a phone with very large text (base.css). */
export const onOneLine = 'white-space: var(--one-line, nowrap);';

/** Hides the markers of a list. With `none`, VoiceOver in Safari would announce no list. */
export const withoutMarkers = css`
  list-style: '';
`;

/** Truncates text to one line with an ellipsis. */
export const truncate = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  ${onOneLine}
`;

/**
 * Rotates the arrow of an overlay (by default pointing down, twice as wide as high) towards its
 * trigger. `max-inline-size` removes the 100 % limit of base.css, which would make the arrow at the left or right of an overlay
 * invisible: its container is as wide as the free space in the overlay, which is 0 there.
 */
export const arrowTurns = css`
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

/**
 * Aligns the decimal points of a column of figures: at the right, in right-to-left pages too, because figures are written from left to
 * right.
 */
export const alignedFigures = 'text-align: right; font-variant-numeric: tabular-nums;';

/**
 * In right-to-left pages, gives the word before an amount ("up to $ 5") zero width: otherwise it would move the amount, and the decimal
 * points of the rows would not align. `direction` makes the word overflow to the right of the amount, and `text-indent` is the space
 * between them. The word is a muted Text before the `bdi` of the amount.
 */
export const hangingWord = css`
  [dir='rtl'] & > [data-muted]:has(+ bdi) {
    display: inline-block;
    inline-size: 0;
    direction: ltr;
    text-indent: 0.25em;
    white-space: pre;
  }
`;

/**
 * Truncates a title at the end of its own text direction: an English title in an Arabic page would otherwise lose its first words. The
 * title is a `bdi`, alone or in a link, in the element of the selector.
 */
export const ownDirection = (selector: string) => css`
  ${selector} :is(a, bdi) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;

/**
 * Shows the facts of a ListText on one line. Each is truncated at the end of its own text direction, because a fact in another
 * direction than the page would otherwise lose its first words. Short facts stay whole, and badges are never truncated.
 * A fact is `<span><bdi>text</bdi><span> · </span></span>`. In a fact with a text in its author's language, such as
 * `<bdi><span><span>Submit </span><bdi lang="en">Draft</bdi></span></bdi>`, only the author's text is truncated.
 */
export const factsOnOneLine = css`
  /* A phone with very large text has no room for several on one line. */
  @media (min-width: 15.01em) {
    & > [data-facts] {
      display: grid;
      grid-auto-columns: minmax(auto, max-content);
      grid-auto-flow: column;
      align-items: center;
      justify-content: start;
    }
    & > [data-facts] > span {
      display: flex;
      align-items: center;

      &::before {
        content: none;
      }
      & > bdi + span {
        opacity: 1;
      }
    }
    & > [data-facts] > span:not(:has([data-part='badge'])),
    & > [data-facts] > span > bdi:not(:has([data-part='badge'])),
    & > [data-facts] bdi:has(bdi[lang]) :is(span, bdi) {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > [data-facts] :is(bdi, bdi span):has(bdi[lang]) {
      display: flex;
    }
    /* Keeps the space between the words and the author's text. */
    & > [data-facts] bdi:has(bdi[lang]) span {
      white-space: pre;
    }
    /* The author's text shrinks before the words around it. */
    & > [data-facts] bdi bdi[lang] {
      flex-shrink: 9999;
    }
  }
`;

/** Lets the facts of a ListText wrap between facts rather than within one. */
export const factsInLines = css`
  & > [data-facts] {
    display: flex;
    flex-wrap: wrap;
  }
  & > [data-facts] > span {
    min-inline-size: 0;
  }
  /* A margin keeps the room of the dot also after a fact that is a block. A phone with very large texts has no room for dots. */
  @media (width >= 14rem) {
    & > [data-facts] > span:not(:last-child) {
      margin-inline-end: 0.9em;
    }
  }
  & > [data-facts] > span > bdi + span {
    position: absolute;
  }
`;

/**
 * Fades the content at an edge of a bar that stays in view, so that no line of text is cut in half. The bar is positioned and has the
 * colour `ground`.
 */
export const fade = (edge: 'start' | 'end', ground: string) => css`
  @media (forced-colors: none) {
    &::after {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block-${edge}: calc(100% + 1px);
      block-size: ${tokens.space.md};
      background: linear-gradient(
        to ${edge === 'start' ? 'bottom' : 'top'},
        ${ground},
        transparent
      );
      pointer-events: none;
    }
  }
`;
