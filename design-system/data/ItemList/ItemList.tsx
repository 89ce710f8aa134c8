import type { ReactNode, Ref } from 'react';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { rowSize } from '../../internal/rowSize.ts';
import {
  alignedFigures,
  below,
  colorTransition,
  factsInLines,
  factsOnOneLine,
  from,
  ownDirection,
  truncate,
} from '../../theme/mixins.ts';

/**
 * A row: a title with an optional detail, an icon or avatar before them, and a status or figure at the end of the line, with a muted
 * `endDetail` below it. `middle` is between them, such as a small Dateline; in a narrow list it has its own line.
 */
export type ItemListItem = {
  id: string;
  start?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  middle?: ReactNode;
  end?: ReactNode;
  endDetail?: ReactNode;
};

export type ItemListProps = {
  /** The rows in order. */
  items: readonly ItemListItem[];
  /**
   * Whether all rows have one height, with title and detail on one line each and columns that are aligned down the list, for lists in
   * which users compare. In a list narrower than 34rem texts wrap, and the end is below the detail.
   * @default false
   */
  isAligned?: boolean;
  /** The accessible name, if there is no heading directly above. */
  label?: string;
  id?: string;
  ref?: Ref<HTMLUListElement>;
};

const { color, space, font, radius } = tokens;

const wide = '@container item-list (min-width: 34rem)';
const narrow = '@container item-list (max-width: 33.99rem)';
// Very large texts on a phone: nothing has room beside something else.
const tiny = '@container item-list (max-width: 13.99rem)';

/** The container whose width decides whether the columns of a list have room. */
const Container = styled.div`
  container: item-list / inline-size;
`;

const Root = styled.ul`
  display: grid;
  margin-inline: calc(-1 * ${space.sm});
  list-style: none;

  ${wide} {
    &[data-aligned] {
      /* Emblem, texts, middle and end. */
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }
  }
`;

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space['2xs']} ${space.md};
  padding: ${space.sm};
  border-radius: ${radius.md};
  ${colorTransition('background-color')}

  &:has(a:hover) {
    background: ${color.background.hover};
  }
  & + &::before {
    content: '';
    position: absolute;
    inset-inline: ${space.sm};
    inset-block-start: 0;
    border-block-start: 1px solid ${color.border.subtle};
  }
  ${narrow} {
    [data-aligned] > & {
      display: grid;
      grid-template: 'main' auto 'end' auto 'middle' auto / minmax(0, 1fr);
      row-gap: ${space.xs};
    }
  }
  ${tiny} {
    [data-aligned] > & {
      grid-template: 'main' auto 'middle' auto 'end' auto / minmax(0, 1fr);
    }
  }
  ${wide} {
    [data-aligned] > & {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      gap: 0;
      min-block-size: ${rowSize};
      padding-block: ${space['2xs']};
    }
  }
`;

const Main = styled.div`
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
  ${narrow} {
    [data-aligned] > li > & {
      grid-area: main;
      align-items: flex-start;
    }
  }
  ${tiny} {
    [data-aligned] > li > & {
      flex-direction: column;
    }
  }
  ${wide} {
    [data-aligned] > li > & {
      grid-column: 1 / span 2;
    }
  }
`;

const Middle = styled.div`
  flex: 1 1 18rem;
  min-inline-size: 0;

  ${narrow} {
    [data-aligned] > li > & {
      grid-area: middle;
    }
  }
  ${wide} {
    [data-aligned] > li > & {
      grid-column: 3;
      padding-inline-start: ${space.md};
    }
  }
`;

const End = styled.div`
  margin-inline-start: auto;

  /* What people compare first. */
  [data-aligned] > li > & {
    font-size: ${font.size.lg};
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.snug};
  }

  ${narrow} {
    [data-aligned] > li > & {
      display: flex;
      flex-wrap: wrap;
      grid-area: end;
      align-items: baseline;
      gap: 0 ${space.xs};
      margin-inline-start: calc(2.5rem + ${space.sm});
    }
  }
  ${tiny} {
    [data-aligned] > li > & {
      justify-self: start;
      margin-inline-start: 0;
      text-align: start;
    }
  }
  ${wide} {
    [data-aligned] > li > & {
      grid-column: 4;
      margin-inline-start: 0;
      padding-inline-start: ${space.md};
      white-space: nowrap;
      ${alignedFigures}
    }
  }
`;

const Texts = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${wide} {
    [data-aligned] & > * {
      ${truncate}
    }
    ${ownDirection('[data-aligned] & > :first-child')}
  }
`;

const Title = styled.div`
  [data-aligned] &,
  [data-aligned] & * {
    font-weight: ${font.weight.semibold};
  }
`;

const Detail = styled.div`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};

  ul:not([data-aligned]) & {
    ${factsInLines}
  }
  ${narrow} {
    ${factsInLines}
  }
  ${wide} {
    [data-aligned] & {
      ${factsOnOneLine}
    }
  }
`;

/** Renders a short list of rows in a card; the focus of a removed row moves to its neighbour. If the title of a row is a stretched Link, the whole row is its target. */
export function ItemList({ items, label, isAligned, ...props }: ItemListProps) {
  const focus = useFocusAfterRemoval();
  const list = (
    <Root {...props} {...focus} aria-label={label} data-aligned={isAligned ? '' : undefined}>
      {items.map(({ id, start, title, detail, middle, end, endDetail }) => (
        <Row key={id}>
          <Main>
            {start}
            <Texts>
              <Title>{title}</Title>
              {detail && <Detail>{detail}</Detail>}
            </Texts>
          </Main>
          {middle && <Middle>{middle}</Middle>}
          {(end || endDetail) && (
            <End>
              {end}
              {endDetail && <Detail>{endDetail}</Detail>}
            </End>
          )}
        </Row>
      ))}
    </Root>
  );
  return isAligned ? <Container>{list}</Container> : list;
}
