import type { ReactNode } from 'react';
import { ScrollArea } from '../primitives/ScrollArea/ScrollArea.tsx';
import { withPixels, type TokenValue } from './tokenValues.ts';
import { Name, Rows } from './TokenTable.styles.ts';

/** A column: its heading, and how it renders a row. The first column is the row header. */
export type Column<Row> = { title: string; cell: (row: Row) => ReactNode };

type LookupTableProps<Row> = {
  /** The accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
};

/** Renders a static reference table. */
export function LookupTable<Row>({ label, columns, rows, getRowKey }: LookupTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <ScrollArea aria-label={label}>
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
  /** The accessible name. */
  label: string;
  tokens: readonly TokenValue[];
  /** Renders a sample of the token. */
  sample: (token: TokenValue) => ReactNode;
};

/** The column of token names. */
export const nameColumn: Column<TokenValue> = {
  title: 'Token',
  cell: ({ path }) => <Name>{path}</Name>,
};

/** Lists tokens that are the same in every theme: name, sample, value. */
export function TokenTable({ label, tokens, sample }: TokenTableProps) {
  return (
    <LookupTable
      label={label}
      rows={tokens}
      getRowKey={({ path }) => path}
      columns={[
        nameColumn,
        { title: 'Sample', cell: sample },
        { title: 'Value', cell: ({ values }) => <bdi dir="ltr">{withPixels(values.light)}</bdi> },
      ]}
    />
  );
}
