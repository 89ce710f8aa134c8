/** The entry `…/money`: amounts in minor units without React, for servers and workers. */
export { minorUnitDigits, toDecimal, type MoneyValue } from './minorUnits.ts';
export { parseAmount } from './parseAmount.ts';
