import type { CSSProperties, ReactNode, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { Container, Detail, End, Main, Root, Row, Texts, Title } from './ItemList.styles.ts';
import { Cell, Head, Heading } from './ItemListCells.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/**
 * A row: a title with an optional detail, an icon or avatar before them, and a status or figure at the end of the line, with a muted
 * `endDescription` below it. `cells` are the short texts of the columns between them, by the id of the column.
 */
export type ItemListItem = {
  id: string;
  start?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  cells?: Readonly<Record<string, ReactNode>>;
  end?: ReactNode;
  endDescription?: ReactNode;
};

/** A column between the titles and the ends of an aligned list. */
export type ItemListColumn = {
  /** The key of its texts in `cells`. */
  id: string;
  /** The heading: above the list, and before each text where the list is narrow. */
  header: ReactNode;
};

export type ItemListProps = {
  /** The rows in order. */
  items: readonly ItemListItem[];
  /**
   * Whether all rows have one height, with title and detail on one line each and columns that are aligned down the list, for lists in
   * which users compare. In a list narrower than 42rem texts wrap, and the end is below the title.
   * @default false
   */
  isAligned?: boolean;
  /** The columns of an aligned list. Those in which no row has a text are left out. */
  columns?: readonly ItemListColumn[];
  /**
   * Whether the headings are only before the texts of narrow lists, such as below another part of the same list.
   * @default false
   */
  isHeaderHidden?: boolean;
  /** The accessible name, if there is no heading directly above. */
  'aria-label'?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLUListElement>;
};

/**
 * Renders a short list of rows in a card; the focus of a removed row moves to its neighbour. If the title of a row is a stretched Link, the
 * whole row is its target.
 */
export function ItemList(given: ItemListProps) {
  const {
    items,
    'aria-label': label,
    isAligned,
    columns,
    isHeaderHidden = false,
    ...props
  } = useProps('ItemList', given);
  if (isDevelopment) checkProps('ItemList', { items });
  const focus = useFocusAfterRemoval();
  const shown = (columns ?? []).filter(({ id }) => items.some(({ cells }) => Boolean(cells?.[id])));
  const cellWidths = shown.map(() => 'auto').join(' ');
  const style = {
    '--item-list-columns': `auto minmax(0, 1fr) ${cellWidths} auto`,
  } as CSSProperties;
  const list = (
    <Root
      {...props}
      {...focus}
      aria-label={label}
      data-aligned={isAligned ? '' : undefined}
      style={isAligned ? style : undefined}
    >
      {shown.length > 0 && !isHeaderHidden && (
        // Screen readers read the heading in each row.
        <Head data-part="head" aria-hidden="true">
          {shown.map(({ id, header }) => (
            <span key={id}>{header}</span>
          ))}
        </Head>
      )}
      {items.map(({ id, start, title, description, cells, end, endDescription }) => (
        <Row data-part="row" key={id}>
          <Main data-part="main">
            {start}
            <Texts data-part="texts">
              <Title data-part="title">{title}</Title>
              {description && <Detail data-part="description">{description}</Detail>}
            </Texts>
          </Main>
          {shown.map((column) => (
            <Cell data-part="cell" key={column.id}>
              {cells?.[column.id] && (
                <>
                  <Heading data-part="column-heading">{column.header}</Heading>
                  <span>{cells[column.id]}</span>
                </>
              )}
            </Cell>
          ))}
          {(end || end === 0 || endDescription) && (
            <End data-part="end">
              {end}
              {endDescription && <Detail data-part="end-description">{endDescription}</Detail>}
            </End>
          )}
        </Row>
      ))}
    </Root>
  );
  return isAligned ? <Container data-part="container">{list}</Container> : list;
}
