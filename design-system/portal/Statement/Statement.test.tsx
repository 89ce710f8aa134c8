import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Statement, type StatementProps } from './Statement.tsx';

const props: StatementProps<{ id: string; amount: string }> = {
  title: 'Statement, March 2026',
  issuer: 'Byline',
  items: [{ id: 'name', label: 'Name', value: 'Maya' }],
  columns: [
    { id: 'id', header: 'Description', isRowHeader: true, cell: ({ id }) => id },
    { id: 'amount', header: 'Amount', isNumeric: true, cell: ({ amount }) => amount },
  ],
  rows: [{ id: 'Morning tea', amount: '$ 250.00' }],
  getKey: ({ id }) => id,
  empty: 'No transactions.',
  totalItems: [{ id: 'closing', label: 'Closing balance', value: '$ 370.00' }],
};

test('is an article with its facts, a table of its lines, and totals', () => {
  renderInDesignSystem(<Statement {...props} footer="Dates are in UTC." />);
  const article = within(screen.getByRole('article', { name: 'Statement, March 2026' }));
  expect(article.getByText('Maya')).toBeVisible();
  const line = article.getByRole('row', { name: 'Morning tea $ 250.00' });
  expect(within(line).getByRole('rowheader', { name: 'Morning tea' })).toBeVisible();
  expect(article.getByText('Closing balance').nextSibling).toHaveTextContent('$ 370.00');
  expect(article.getByText('Dates are in UTC.')).toBeVisible();
});

test('the first column has the row headers, unless another one is marked', () => {
  const columns = props.columns.map((column) => ({ ...column, isRowHeader: false }));
  renderInDesignSystem(<Statement {...props} columns={columns} />);
  expect(screen.getByRole('rowheader')).toHaveTextContent('Morning tea');
});

test('shows a sentence in place of an empty table if there are no lines', () => {
  renderInDesignSystem(<Statement {...props} rows={[]} />);
  expect(screen.getByText('No transactions.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the print style sheet prints only the statement of a page', () => {
  renderInDesignSystem(<Statement {...props} />);
  expect(screen.getByRole('article')).toHaveAttribute('data-print');
  const sheet = readFileSync('design-system/theme/print.css', 'utf8');
  expect(sheet).toContain('body:has([data-print])');
});
