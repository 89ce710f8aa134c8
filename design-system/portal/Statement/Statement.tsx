import type { Key } from 'react-stately';
import { useId, type ReactNode, type Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { formatNode } from '../../formatters/formatNode.tsx';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import type { TableColumn } from '../../data/Table/tableColumn.ts';
import { Facts, Head, Issuer, Lines, Note, Root, Title } from './Statement.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** A term of a statement with its value. */
export type StatementItem = { id: string; label: ReactNode; value: ReactNode };

export type StatementProps<Row> = {
  /** What it states, and for which period: "Statement, March 2026". */
  title: string;
  /** Who issues it: the name of the product or company. */
  issuer: ReactNode;
  /** Whom it is for: name, currency, period, and the balance before the first line. */
  items: readonly StatementItem[];
  /** The content between the head and the facts, such as a Dateline of the period. */
  start?: ReactNode;
  /** The columns in order; sorting is not offered. */
  columns: readonly TableColumn<Row>[];
  /** The lines, in the order of their dates. */
  rows: readonly Row[];
  /** Returns the unique key of a line. */
  getKey: (row: Row) => Key;
  /** The text in place of the lines if there are none. */
  empty?: ReactNode;
  /** The sums below the lines; the last one is the result. */
  totalItems: readonly StatementItem[];
  /** A remark at the end, such as the time zone of the dates. */
  footer?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/** Renders terms and values as cells of one grid, in which all values are in one column. */
function toCells(facts: readonly StatementItem[]) {
  return facts.flatMap(({ id, label, value }) => [
    <dt key={`${id}-term`}>{label}</dt>,
    <dd key={`${id}-value`}>{formatNode(value)}</dd>,
  ]);
}

/** Renders a statement of account. Printing the page prints only the statement, on white, with the headings on each sheet. */
export function Statement<Row>(given: StatementProps<Row>) {
  const {
    title,
    issuer,
    items,
    start,
    columns,
    rows,
    getKey,
    empty,
    totalItems,
    footer,
    ...props
  } = useProps('Statement', given);
  if (isDevelopment) checkProps('Statement', { columns, rows, getKey });
  const titleId = useId();
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <Root {...props} data-print="" aria-labelledby={titleId}>
      <Head data-part="head">
        <Title data-part="title" id={titleId}>
          {title}
        </Title>
        <Issuer data-part="issuer">{issuer}</Issuer>
      </Head>
      {start}
      <Facts data-part="facts">
        {items.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{formatNode(value)}</dd>
          </div>
        ))}
      </Facts>
      {rows.length === 0 ? (
        empty && <p>{empty}</p>
      ) : (
        <ScrollArea aria-label={title}>
          <Lines data-part="lines" aria-labelledby={titleId}>
            <thead>
              <tr>
                {columns.map(({ id, header: heading, isNumeric }) => (
                  <th key={id} scope="col" data-numeric={isNumeric || undefined}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={getKey(row)}>
                  {columns.map(({ id, cell, isNumeric }) => {
                    const content = isNumeric ? formatNode(cell(row)) : cell(row);
                    return id === rowHeader?.id ? (
                      <th key={id} scope="row" data-numeric={isNumeric || undefined}>
                        {content}
                      </th>
                    ) : (
                      <td key={id} data-numeric={isNumeric || undefined}>
                        {content}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Lines>
        </ScrollArea>
      )}
      <Facts data-part="facts" data-totals>
        {toCells(totalItems)}
      </Facts>
      {footer && <Note data-part="note">{footer}</Note>}
    </Root>
  );
}
