import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Pay } from '../../../contract/schemas/jobs.ts';
import en from '../../i18n/en.json' with { type: 'json' };
import { getRowPay } from './RowPay.tsx';

function renderPay(pay: Pay) {
  const { amount, note } = getRowPay(pay);
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <p>{amount}</p>
      <p>{note}</p>
    </IntlProvider>,
  );
  return container;
}

const usd = (amount: number) => ({ amount, currency: 'USD' });
const jpy = (amount: number) => ({ amount, currency: 'JPY' });
const range: Pay = { type: 'range', min: usd(20_000), max: usd(40_000) };

test('a range shows its least and its most', () => {
  expect(renderPay(range)).toHaveTextContent(/^Up to \$400\.00at least \$200\.00$/);
});

test('a range in another currency also shows what it is worth in the currency of the account', () => {
  const approximate = { min: jpy(30_000), max: jpy(60_000), day: '2026-03-05' };
  expect(renderPay({ ...range, approximate })).toHaveTextContent(
    /^Up to \$400\.00~¥60,000at least \$200\.00$/,
  );
});
