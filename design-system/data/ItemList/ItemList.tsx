import type { ReactNode, Ref } from 'react';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import {
  Container,
  Detail,
  End,
  Main,
  Middle,
  Root,
  Row,
  Texts,
  Title,
} from './ItemList.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

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
   * Whether all rows have one height, with a title of up to two lines and columns that are aligned down the list, for lists in which
   * users compare. In a list narrower than 42rem texts wrap, and the end is below the title.
   * @default false
   */
  isAligned?: boolean;
  /** The accessible name, if there is no heading directly above. */
  label?: string;
  id?: string;
  ref?: Ref<HTMLUListElement>;
};

/**
 * Renders a short list of rows in a card; the focus of a removed row moves to its neighbour. If the title of a row is a stretched Link, the
 * whole row is its target.
 */
export function ItemList({ items, label, isAligned, ...props }: ItemListProps) {
  if (isDevelopment) checkProps('ItemList', { items });
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
          {(end || end === 0 || endDetail) && (
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
