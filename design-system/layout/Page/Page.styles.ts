import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { from, visuallyHidden } from '../../theme/mixins.ts';

const { space, size, font, color } = tokens;

export const Root = styled.div`
  --page-gap: ${space.md};

  display: flex;
  flex-direction: column;
  gap: var(--page-gap);
  inline-size: 100%;
  max-inline-size: ${size.content};
  margin-inline: auto;
  padding: ${space.xs} ${space.md} ${space.md};

  /* A button ([data-variant]) keeps its width: stretched, it would look like a bar. */
  & > [data-variant][data-size]:not([data-wide]) {
    align-self: flex-start;
  }
  ${from.md} {
    --page-gap: ${space.lg};

    padding: ${space.md} ${space.lg} ${space.lg};
  }
  &[data-width='window'] {
    max-inline-size: none;
  }
  &[data-width='reading'] {
    max-inline-size: calc(${size.reading} + 2 * ${space.lg});
  }
  &:is([data-width='form'], [data-width='message']) {
    max-inline-size: calc(${size.form} + 2 * ${space.lg});
    flex: 1;
    justify-content: center;
    padding-block: ${space['2xl']};
  }
`;

/**
 * The path, then the title and the actions in one row, then the introduction. The content begins 140 px from the top, on phones 112.
 */
export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.md};
  /* Reduces the gap of the page below the header. */
  margin-block-end: calc(${space.sm} - var(--page-gap));

  & > nav {
    flex-basis: 100%;
    min-inline-size: 0;
    margin-block-end: ${space['2xs']};
  }
  /* The introduction is below title and actions. */
  & > p {
    flex-basis: 100%;
    max-inline-size: none;
    padding-block: ${space['2xs']} ${space.xs};
    padding-inline-end: max(0px, 100% - ${size.reading});
  }
  /* A path is about as far from the navbar as a title. */
  &:has(> nav) {
    margin-block-start: calc(-1 * ${space['2xs']});
  }
  ${from.md} {
    margin-block-end: calc(${space.md} - ${space.lg} + ${space['2xs']});

    &:has(> nav) {
      --actions-margin: calc(-1 * ${space['2xs']});

      margin-block: calc(-1 * ${space.xs}) calc(${space.md} - ${space.lg} - ${space['2xs']});
    }
    /* The heading below the path is the current page, so only screen readers need its crumb. */
    & > nav li:last-child:not(:only-child) {
      ${visuallyHidden}
      min-block-size: 0;
      min-inline-size: 0;
    }
    /* Below a path, actions are no higher than the title, so that the content begins where the content of other pages does. */
    & > :not(nav, h1, p) {
      margin-block: var(--actions-margin, 0);
    }
  }
  [data-width='message'] > & {
    justify-content: center;
    text-align: center;
  }
  &[data-media] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: ${space.xl} ${space['3xl']};
    margin-block-end: 0;
    padding-block: ${space.lg};

    & > * {
      min-inline-size: 0;
    }
    ${from.lg} {
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 27rem);
      padding-block: ${space['2xl']};
    }
  }
`;

/** Title, introduction and actions beside media. */
export const Titles = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space['2xs']};
  min-inline-size: 0;

  [data-size='lg'] > * > & {
    gap: ${space.lg};
  }
  & > h1 {
    flex: none;
  }
  /* Actions beside a picture are as wide as their text. */
  & > :is(a, button) {
    align-self: flex-start;
  }
`;

// Arabic has its own letter spacing and line height: its letters are joined, and reach further above and below the line.
export const Title = styled.h1`
  /* A long title leaves the row to itself on phones, and wraps beside the actions on wider screens. */
  flex: 1 1 auto;
  min-inline-size: 0;
  font-size: ${font.size.xl};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  outline: none;

  ${from.md} {
    flex-basis: 16rem;
    font-size: ${font.size['2xl']};
  }
  /* The title is as high as actions, so that the content begins at the same height on pages with and without actions. */
  padding-block: calc((${size.control.md} - ${font.line.snug} * 1em) / 2);

  [data-size='lg'] > * & {
    /* The width is not in ch, which changes when Inter replaces its fallback. */
    max-inline-size: 13em;
    padding-block: 0;
    font-size: clamp(1.75rem, 5vi, 3.25rem);
    font-weight: ${font.weight.bold};
    line-height: ${font.line.tight};
    letter-spacing: -0.03em;
  }
  &&:lang(ar) {
    line-height: ${font.line.snug};
    letter-spacing: 0;
    text-wrap: balance;
  }
`;

export const Intro = styled.p`
  max-inline-size: ${size.reading};
  color: ${color.text.muted};

  [data-size='lg'] > * & {
    max-inline-size: 34rem;
    font-size: ${font.size.xl};
  }
`;
