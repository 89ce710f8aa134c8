import { currencyCode } from '../../../../contract/rules/currencyCode.ts';
import { getCurrentYear } from '../../../api/year.ts';

/** What the address of the year's page selects; `statement` is a month, 1 to 12, or 0 for the whole year. */
export type YearAddress = {
  year: number;
  currency: string | undefined;
  statement: number | null;
};

/** Parses the query of the year's page; invalid parameters are ignored. A statement is `2026` or `2026-03`. */
export function parseYearAddress(params: URLSearchParams): YearAddress {
  const year = /^[1-9]\d{3}$/.test(params.get('year') ?? '')
    ? Number(params.get('year'))
    : getCurrentYear();
  const currency = currencyCode.exec(params.get('currency') ?? '')?.[0];
  const [, statementYear, month = '00'] =
    /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(params.get('statement') ?? '') ?? [];
  return { year, currency, statement: Number(statementYear) === year ? Number(month) : null };
}

/** Returns the parameter of a statement. */
export function toStatementParameter(year: number, month: number): string {
  return month === 0 ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}
