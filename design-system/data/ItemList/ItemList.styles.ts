import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { narrowRows, rowSize } from '../../internal/rowSize.ts';
import {
  alignedFigures,
  below,
  colorTransition,
  factsInLines,
  from,
  hangingWord,
  ownDirection,
  truncate,
  withoutMarkers,
} from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

const wide = '@container item-list (min-width: 42rem)';
// With very large texts on a phone, nothing has room beside another part.
const tiny = '@container item-list (max-width: 13.99rem)';

// In a card without padding, rows reach the edges of the card, as the rows of a Table do.
const edge = 'var(--card-edge, 0rem)';

/** The container whose width decides whether the columns of a list have room. */
export const Container = styled.div`
  container: item-list / inline-size;
`;

export const Root = styled.ul`
  display: grid;
  /* Rows have a padding of at least this width. Without an edge it is outside of the content, so that texts align with the card. */
  margin-inline: min(0rem, ${edge} - ${space.sm});
  ${withoutMarkers}

  ${wide} {
    &[data-aligned] {
      /* The columns are emblem, texts, middle and end. */
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }
  }
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space['2xs']} ${space.md};
  padding: ${space.sm} max(${space.sm}, ${edge});
  border-radius: ${radius.md};
  ${colorTransition('background-color')}

  &:has(a:hover) {
    background: ${color.background.hover};
  }
  /* The ring is within the row: the edge of a card would cut a ring around the row. */
  & a[data-stretched][data-focus-visible]::after {
    outline-offset: -2px;
  }
  & + &::before {
    content: '';
    position: absolute;
    inset-inline: max(0rem, ${space.sm} - ${edge});
    inset-block-start: 0;
    border-block-start: 1px solid ${color.border.subtle};
  }
  [data-aligned] > & {
    display: grid;
    gap: ${space['2xs']} 0;
  }
  ${narrowRows} {
    [data-aligned] > & {
      /* Title and end are beside the emblem, the other parts below it. */
      grid-template-columns: auto minmax(0, 1fr);
      padding-block: ${space.xs};
    }
  }
  ${tiny} {
    [data-aligned] > & {
      display: block;
    }
  }
  ${wide} {
    [data-aligned] > & {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      min-block-size: calc(${rowSize} + 0.25rem);
      padding-block: ${space['2xs']};
    }
  }
`;

export const Main = styled.div`
  display: flex;
  flex: 1 1 12.5rem;
  align-items: center;
  gap: ${space.sm};
  min-inline-size: 0;

  ${from.md} {
    flex-basis: 17rem;
  }
  ${below.sm} {
    align-items: flex-start;
  }
  ${narrowRows} {
    [data-aligned] > li > & {
      display: contents;

      & > :first-child {
        grid-row: 1 / 3;
        align-self: start;
        margin-inline-end: ${space.sm};
      }
    }
  }
  ${wide} {
    [data-aligned] > li > & {
      grid-column: 1 / span 2;
    }
  }
`;

export const Middle = styled.div`
  flex: 1 1 18rem;
  min-inline-size: 0;

  ${narrowRows} {
    [data-aligned] > li > & {
      grid-column: 1 / -1;
    }
  }
  ${wide} {
    [data-aligned] > li > & {
      grid-column: 3;
      padding-inline-start: ${space.md};
    }
  }
`;

export const End = styled.div`
  margin-inline-start: auto;

  /* The end is large, because users compare the amounts first. */
  [data-aligned] > li > & {
    margin-inline-start: 0;
    font-size: ${font.size.lg};
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.tight};
  }

  ${narrowRows} {
    [data-aligned] > li > & {
      display: flex;
      flex-wrap: wrap;
      grid-area: 2 / 2;
      align-items: baseline;
      gap: 0 ${space.xs};
    }
  }
  ${wide} {
    [data-aligned] > li > & {
      grid-column: 4;
      padding-inline-start: ${space.md};
      white-space: nowrap;
      ${alignedFigures}
      ${hangingWord}
    }
    /* The word that hangs before an amount needs this room. */
    [dir='rtl'] [data-aligned] > li > & {
      padding-inline-start: ${space.lg};
    }
  }
`;

export const Texts = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-aligned] & {
    line-height: ${font.line.snug};
  }
  ${narrowRows} {
    [data-aligned] > li & {
      display: contents;
    }
  }
  /* Title and facts have three lines together: the title may take two and the facts one, or the reverse. */
  ${wide} {
    [data-aligned] & {
      max-block-size: calc((2 * ${font.size.md} + ${font.size.sm}) * ${font.line.snug} + 1px);
      overflow: hidden;
    }
    ${ownDirection('[data-aligned] & > :first-child')}
    /* Each title is cut after its second line, at the end in its own direction. */
    [data-aligned] & > :first-child:not(:has(a, bdi)),
    [data-aligned] & > :first-child a:not(:has(bdi)),
    [data-aligned] & > :first-child bdi {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

export const Title = styled.div`
  grid-column: 2;

  [data-aligned] &,
  [data-aligned] & * {
    font-weight: ${font.weight.semibold};
  }
`;

export const Detail = styled.div`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};

  grid-column: 1 / -1;

  /* One fact per line: in a shared line, one would cut the other. */
  ${factsInLines}
  ${wide} {
    [data-aligned] & > [data-facts] > span > bdi {
      display: block;
      ${truncate}
    }
    /* A fact is laid out in the direction of the page. Its name (or only part) is truncated at the end of the name's own direction; a part
       beside the name is not truncated. */
    [data-aligned] & > [data-facts] > span > bdi > [dir] {
      display: flex;
      align-items: baseline;

      & > :not(bdi, :only-child) {
        flex: none;
      }
      & > :is(bdi, :only-child) {
        ${truncate}
      }
    }
  }
`;
