import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import {
  below,
  containOverscroll,
  fade,
  forcedColors,
  from,
  printWhole,
  tallWindow,
  transition,
  visuallyHidden,
  withoutMarkers,
} from '../../theme/mixins.ts';

const { color, space, font, radius, size } = tokens;

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: ${color.background.surface};
  ${printWhole}

  ${from.md} {
    position: relative;

    /* Messages fade at the upper edge as at the bars on phones. At the top of the list, the fade covers only padding. */
    @media (forced-colors: none) {
      &::before {
        content: '';
        position: absolute;
        inset-block-start: 0;
        inset-inline: 0 ${space['2xs']};
        z-index: 1;
        block-size: ${space.md};
        background: linear-gradient(${color.background.surface}, transparent);
        pointer-events: none;
      }
    }
    /* The conversation ends 3rem above the lower edge of the window. */
    block-size: max(22rem, calc(100dvh - var(--conversation-top, 12rem) - 3rem));
  }
  /* On phones the composer is at the lower edge of the window, also with few messages. */
  ${below.md} {
    min-block-size: calc(100dvh - var(--conversation-top, 12rem));
    margin-block-end: calc(-1 * var(--card-inset, 0rem));

    [data-width]:has(&) {
      padding-block-end: 0;
    }
    /* The page opens scrolled to the newest message, so the title and the back link stick to the top. */
    ${tallWindow} {
      [data-width]:has(&) > :has(> h1) {
        position: sticky;
        inset-block-start: ${size.navbar};
        z-index: ${tokens.layer.sticky};
        margin-inline: calc(-1 * ${space.md});
        padding: ${space['2xs']} ${space.md};
        border-block-end: 1px solid ${color.border.subtle};
        background: ${color.background.canvas};
        ${fade('start', color.background.canvas)}
      }
      [data-navbar-type='static'] [data-width]:has(&) > :has(> h1) {
        inset-block-start: 0;
      }
      [data-navbar-type='floating'] [data-width]:has(&) > :has(> h1) {
        inset-block-start: calc(${size.navbar} + ${space.xs});
      }
      /* In the sticky header, the title is one small line. */
      [data-width]:has(&) > * > :is(h1, h1 + p) {
        padding-block: 0;
      }
      [data-width]:has(&) > * > h1,
      [data-width]:has(&) > * > h1 > bdi {
        overflow: hidden;
        font-size: ${font.size.md};
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      /* A title whose direction differs from the page is cut at the end of its text, not at the start. */
      [data-width]:has(&) > * > h1 > bdi {
        display: block;
        text-align: match-parent;
      }
      /* The height of the navbar and the sticky header. */
      html:has([data-width] &) {
        scroll-padding-block-start: calc(${size.navbar} + 5.5rem);
      }
    }
  }
`;

/** Scrolls the messages. On phones, the page scrolls instead. */
export const Area = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  /* useConversationScroll keeps the position instead of the browser. */
  overflow-anchor: none;

  ${from.md} {
    overflow: hidden auto;
    ${containOverscroll}
    padding-inline-end: ${space['2xs']};
  }
  ${printWhole}
  &:focus-visible {
    outline: 2px solid ${color.border.focus};
    outline-offset: -2px;
  }
`;

/** The messages begin at the bottom while there are few, next to the field. */
export const Lists = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  justify-content: flex-end;
  padding-block: ${space.xl} ${space.md};

  /* The text shown without messages is centred vertically. */
  & > [data-empty] {
    margin-block: auto;
    text-align: center;
  }
  & ol {
    display: flex;
    flex-direction: column;
    ${withoutMarkers}
  }
`;

export const Footer = styled.div`
  position: relative;
  flex: none;
  padding-block-start: ${space.sm};
  border-block-start: 1px solid ${color.border.subtle};
  background: inherit;
  ${fade('end', color.background.surface)}

  ${below.md} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${tokens.layer.sticky};
    margin-inline: calc(-1 * var(--card-inset, 0rem));
    padding: ${space.xs} min(var(--card-inset, 0rem), ${space.sm})
      calc(${space.xs} + env(safe-area-inset-bottom));
  }
`;

export const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space['3xs']};
  margin-block-start: ${space['2xs']};

  &[data-first] {
    margin-block-start: ${space.sm};
  }
`;

/** The state of a message that is not sent yet. */
export const Status = styled.div`
  align-self: flex-end;
  max-inline-size: 80%;
`;

export const Day = styled.div`
  padding-block: ${space.xs};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  text-align: center;
`;

export const Author = styled.span`
  color: ${color.text.muted};
  font-size: ${font.size.sm};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

/** A message and its time beside it. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space['3xs']} ${space.xs};

  [data-from='own'] > & {
    flex-direction: row-reverse;
  }
`;

export const Bubble = styled.div`
  position: relative;
  max-inline-size: 80%;
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  overflow-wrap: anywhere;

  [data-from='own'] & {
    border-color: transparent;
    background: ${color.primary.soft};
    color: ${color.primary.onSoft};
  }
  ${forcedColors} {
    border-color: CanvasText;

    [data-from='own'] & {
      border-width: 2px;
    }
  }
`;

export const Event = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: ${space['3xs']} ${space.xs};
  padding-inline: ${space.lg};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  text-align: center;
`;

/** The time of a message. It is visible at the end of a run, otherwise only on hover or focus. Screen readers always read it. */
export const Time = styled.time`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &:not([data-shown]) {
    opacity: 0;
    ${transition('opacity')}

    @media (hover: none) {
      ${visuallyHidden}
    }
  }
  *:is(:hover, :focus-within) > &:not([data-shown]) {
    opacity: 1;
  }
`;
