import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { narrowRows, rowSize } from '../../internal/rowSize.ts';
import {
  alignedFigures,
  below,
  colorTransition,
  factsInLines,
  factsOnOneLine,
  from,
  hangingWord,
  ownDirection,
  truncate,
  withoutMarkers,
} from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

export const wide = '@container item-list (min-width: 42rem)';
// With very large texts on a phone, nothing has room beside another part.
const tiny = '@container item-list (max-width: 13.99rem)';

// In a card without padding, rows reach the edges of the card, as the rows of a Table do.
export const edge = 'var(--card-edge, 0rem)';

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
      /* The columns are emblem, texts, cells and end. */
      grid-template-columns: var(--item-list-columns);
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
      /* Beside the emblem: the title, the detail, then the end and the cells. */
      grid-template-columns: auto minmax(0, 1fr) auto;
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
      min-block-size: calc(${rowSize} + ${space.md});
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
        grid-row: 1 / 4;
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
      grid-area: 3 / 2 / span 2;
      align-items: baseline;
      gap: 0 ${space['2xs']};
    }
  }
  ${wide} {
    [data-aligned] > li > & {
      grid-column: -2;
      padding-inline-start: ${space.lg};
      white-space: nowrap;
      ${alignedFigures}
      ${hangingWord}
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
  ${wide} {
    ${ownDirection('[data-aligned] & > :first-child')}
    /* A title is cut at the end of its own direction. */
    [data-aligned] & > :first-child:not(:has(a, bdi)),
    [data-aligned] & > :first-child :is(a, bdi) {
      ${truncate}
    }
  }
`;

export const Title = styled.div`
  grid-column: 2 / -1;

  [data-aligned] &,
  [data-aligned] & * {
    font-weight: ${font.weight.semibold};
  }
`;

export const Detail = styled.div`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};

  grid-column: 2 / -1;

  ${factsInLines}
  ${wide} {
    [data-aligned] & {
      ${truncate}
      ${factsOnOneLine}

      & > [data-facts] > span {
        margin-inline-end: 0;

        & > bdi + span {
          position: static;
        }
      }
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
