import { ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { TableColumn } from './Table.tsx';
import { Heading, HeadingText } from './Table.styles.ts';

type TableHeadingProps<Row> = { column: TableColumn<Row>; isRowHeader: boolean };

/** Renders the heading of a column, with an arrow if it sorts. */
export function TableHeading<Row>({ column, isRowHeader }: TableHeadingProps<Row>) {
  const { id, title, isNumeric, sortValue, allowsSorting = sortValue !== undefined } = column;
  return (
    <Heading
      id={id}
      isRowHeader={isRowHeader}
      allowsSorting={allowsSorting}
      data-numeric={isNumeric || undefined}
    >
      {({ sortDirection }) => (
        <HeadingText data-direction={sortDirection}>
          {title}
          {allowsSorting && <Icon as={sortDirection ? ArrowUp : ChevronsUpDown} size={14} />}
        </HeadingText>
      )}
    </Heading>
  );
}
