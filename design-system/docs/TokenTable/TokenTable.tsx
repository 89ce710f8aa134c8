import type { ReactNode } from 'react';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { withPixels, type TokenValue } from '../tokenValues.ts';
import { Name, Rows } from './TokenTable.styles.ts';

/** A column of a token page: its heading, and what of a row stands in it. The first one names the row. */
export type Column<Row> = { title: string; cell: (row: Row) => ReactNode };

type LookupTableProps<Row> = {
  /** What the table lists. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
};

/** A table to look something up in: nothing in it is pressed, so it is a plain one, however long. */
export function LookupTable<Row>({ label, columns, rows, getRowKey }: LookupTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <ScrollArea label={label}>
      <Rows aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowKey(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ title, cell }) => (
                <td key={title}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
    </ScrollArea>
  );
}

type TokenTableProps = {
  /** What the table lists. */
  label: string;
  tokens: readonly TokenValue[];
  /** Draws a token. */
  sample: (token: TokenValue) => ReactNode;
};

/** The column of a token's name. */
export const nameColumn: Column<TokenValue> = {
  title: 'Token',
  cell: ({ path }) => <Name>{path}</Name>,
};

/** Tokens that are the same in every theme: name, looks, value. */
export function TokenTable({ label, tokens, sample }: TokenTableProps) {
  return (
    <LookupTable
      label={label}
      rows={tokens}
      getRowKey={({ path }) => path}
      columns={[
        nameColumn,
        { title: 'How it looks', cell: sample },
        { title: 'Value', cell: ({ values }) => <bdi dir="ltr">{withPixels(values.light)}</bdi> },
      ]}
    />
  );
}
