import type { NumberFixture } from './numberFixtures.ts';

/** A text that a person typed or pasted, from a public report. */
export type ReportedNumber = NumberFixture & {
  /** The repository and number of the report. */
  readonly source: string;
  /** The currency of the field, whose signs are allowed beside the number. */
  readonly currency?: string;
};

/** A text and the expected result, in the notation of `NumberFixture`: `≈` before a number that the locale writes differently. */
type Row = readonly [locale: string, typed: string, expected: string, currency?: string];

function list(source: string, rows: readonly Row[]): ReportedNumber[] {
  return rows.map(([locale, typed, expected, currency]) => ({
    source,
    locale,
    typed,
    expected,
    ...(currency !== undefined && { currency }),
  }));
}

/** Texts from public reports about number and money fields, imports and parsers, and what our fields read. */
export const reportedNumbers: readonly ReportedNumber[] = [
  ...list('ing-bank/lion 1731', [
    ['en-GB', '1,23', '≈ 1.23'],
    ['en-GB', '1,234.56', '1234.56'],
  ]),
  ...list('Softhouse/jargo 27', [['sv', '13.000,78', '≈ 13000.78']]),
  ...list('micro-manager/micro-manager 2437', [
    ['de', '1.30', '≈ 1.30'],
    ['de', '1.3', '≈ 1.3'],
    ['de', '1,30', '1.30'],
  ]),
  ...list('MegaMek/mekhq 4516', [
    ['en', '10,000.00', '10000.00'],
    ['en', '10.000,00', '≈ 10000.00'],
    ['de', '10.000,00', '10000.00'],
    ['de', '10,000.00', '≈ 10000.00'],
  ]),
  ...list('Neamar/KISS 1488', [
    ['fr', '1 000', '1000'],
    ['fr', '1 0 0 0', 'separators'],
    ['de-AT', '1000,5', '1000.5'],
  ]),
  ...list('bancika/diy-layout-creator 6', [
    ['da', '1,25', '1.25'],
    ['da', '1.25', '≈ 1.25'],
  ]),
  ...list('Wenlong-Guo/Dimens-Generating 6', [
    ['de', '1,1', '1.1'],
    ['de', '1.1', '≈ 1.1'],
  ]),
  ...list('lockevn/html-numeric-input 1', [
    ['en', '1,234.56', '1234.56'],
    ['nb', '1 234,56', '1234.56'],
  ]),
  ...list('autoNumeric/autoNumeric 326', [
    ['de', '1.234,56 €', '1234.56', 'EUR'],
    ['de', '12.345.678,00 €', '12345678.00', 'EUR'],
  ]),
  ...list('autoNumeric/autoNumeric 342', [
    ['ar-EG', '١٠٢٣٤٥٦٧.٨٩', '10234567.89'],
    ['ar-EG', '١٢٣٤٥٠٦٧٫٨٩', '12345067.89'],
    ['en', '١٢٣٤٥٠٦٧٫٨٩', '12345067.89'],
  ]),
  ...list('autoNumeric/autoNumeric 682', [
    ['ja', '９,９９９,９９９', '9999999'],
    ['ja', '９９９９９９９', '9999999'],
  ]),
  ...list('globalbrain/sefirot 570', [['en', '1,000,000', '1000000']]),
  ...list('thumbtack/abba 5', [['en', '12,000', '12000']]),
  ...list('qonto/ember-amount-input 773', [
    ['fr', ' 1 234,56 ', '1234.56'],
    ['fr', '1\u202f234,56\u00a0€', '1234.56', 'EUR'],
  ]),
  ...list('GovAlta/ui-components 1206', [
    ['en-CA', '$1,000,000', '1000000', 'CAD'],
    ['en-CA', '$10,000.50', '10000.50', 'CAD'],
  ]),
  ...list('whatwg/html 1086', [
    ['en', '€100', '100', 'EUR'],
    ['en', '0.50$', '0.50', 'USD'],
    ['en', '£5', '5', 'GBP'],
    ['en', '10 000', '10000'],
    ['en', '10,000', '10000'],
    ['en', '1+1', 'text'],
    ['en', '1920/2', 'separators'],
  ]),
  ...list('primefaces/primevue 8435', [
    ['en', '1,234', '1234'],
    ['en', '$10,000', '10000', 'USD'],
    ['fr', '1 234,56', '1234.56'],
  ]),
  ...list('greymass/unicove 373', [
    ['en', '1,234.5678', '1234.5678'],
    ['en', '1.234,5678', '≈ 1234.5678'],
  ]),
  ...list('facebook/duckling 706', [['de-CH', "10'000", '10000']]),
  ...list('BenjaminVanRyseghem/numbro 414', [['de-CH', '10\u2019000', '10000']]),
  ...list('commercetools/ui-kit 3094', [
    ['de-CH', "1'234.56", '1234.56'],
    ['de-CH', '1’234.56', '1234.56'],
    ['de-CH', '1234,56', '≈ 1234.56'],
  ]),
  ...list('mui/base-ui 3361', [
    ['de-CH', "1'234.5", '1234.5'],
    ['de-CH', '1’234.5', '1234.5'],
  ]),
  ...list('django/django 19396', [
    ['de-CH', '23.50', '23.50'],
    ['de-CH', '22,5', '≈ 22.5'],
  ]),
  ...list('RobinHerbots/Inputmask 866', [['en-IN', '15,98,54,875.00', '159854875.00']]),
  ...list('text-mask/text-mask 979', [
    ['en-IN', '1,23,456.789', '123456.789'],
    ['en-IN', '₹1,23,456', '123456', 'INR'],
  ]),
  ...list('Tekki/sql-ledger 40', [
    ['en-IN', '1,000.00', '1000.00'],
    ['en-IN', '10,000.00', '10000.00'],
    ['en-IN', '1,00,000.00', '100000.00'],
    ['en-IN', '10,00,000.00', '1000000.00'],
    ['en-IN', '1,00,00,000.00', '10000000.00'],
  ]),
  ...list('uNmAnNeR/imaskjs 1121', [
    ['en-IN', '1234567.89', '1234567.89'],
    ['en-IN', '12,34,567.89', '1234567.89'],
  ]),
  ...list('andyearnshaw/Intl.js 165', [['en-IN', '11,22,333.444', '1122333.444']]),
  ...list('Mottie/javascript-number-formatter 23', [['en-IN', '20,00,000', '2000000']]),
  ...list('adobe/react-spectrum 1880', [
    ['ar-EG', '-٣٢', '-32'],
    ['ar-EG', '٣٢-', '-32'],
    ['ar-EG', '+٨٨', '88'],
  ]),
  ...list('w3c/alreq 288', [
    ['ar', '23-', '-23'],
    ['fa', '-۲۳', '-23'],
    ['fa', '\u200e-۲۳', '-23'],
  ]),
  ...list('PrairieLearn/PrairieLearn 135', [['en', '\u22123.5', '-3.5']]),
  ...list('grobidOrg/grobid 980', [['en', '−0.5341', '-0.5341']]),
  ...list('letehaha/budget-tracker 572', [
    ['en', '−12.50', '-12.50'],
    ['en', '–12.50', '-12.50'],
    ['en', '—12.50', '-12.50'],
  ]),
  ...list('UI5/openui5 2512', [
    ['nb', '-5', '-5'],
    ['nb', '−5', '-5'],
  ]),
  ...list('whatwg/html 11616', [
    ['ja', '２３４', '234'],
    ['ja', '－５', '-5'],
    ['ja', 'ー５', '-5'],
    ['ja', '−５', '-5'],
    ['ja', '１．５', '1.5'],
  ]),
  ...list('s-yadav/react-number-format 823', [['ja', '１２３４５６７８９０', '1234567890']]),
  ...list('moneymanagerex/moneymanagerex 2898', [
    ['en', '(123.45)', '-123.45', 'USD'],
    ['en', '(123.00)', '-123.00', 'USD'],
    ['en', '(-123.00)', 'text', 'USD'],
  ]),
  ...list('actualbudget/actual 807', [
    ['en', '$(12.34)', '-12.34', 'USD'],
    ['en', '($30.00)', '-30.00', 'USD'],
    ['en', '$400.00', '400.00', 'USD'],
  ]),
  ...list('firefly-iii/firefly-iii 1087', [
    ['en', '$1.23', '1.23', 'USD'],
    ['fr', '€1,44', '1.44', 'EUR'],
    ['en', '€1,44', '≈ 1.44', 'EUR'],
    ['en', '(33.52)', '-33.52', 'EUR'],
    ['en', '€(63.12)', '-63.12', 'EUR'],
    ['en', '($182.77)', '-182.77', 'USD'],
  ]),
  ...list('firefly-iii/firefly-iii 1938', [
    ['de', '-1.000,00 €', '-1000.00', 'EUR'],
    ['de', '-950,00 €', '-950.00', 'EUR'],
  ]),
  ...list('rustledger/rustledger 1473', [
    ['en', '5.00-', '-5.00'],
    ['en', '1200.00-', '-1200.00'],
    ['en', '1,234.56-', '-1234.56'],
    ['en', '-', 'text'],
  ]),
  ...list('plaintextaccounting/hledger 736', [['en', '-($67.00)', 'text', 'USD']]),
  ...list('plaintextaccounting/hledger 524', [['en', '$--5000.00', 'text', 'USD']]),
  ...list('buckets/application 740', [
    ['en', '$+1500', '1500', 'USD'],
    ['en', '($900.23)', '-900.23', 'USD'],
  ]),
  ...list('manishrjain/into-ledger 12', [
    ['en', '(999.99)', '-999.99', 'USD'],
    ['en', '($999.99)', '-999.99', 'USD'],
  ]),
  ...list('ex-money/money 112', [
    ['en', '1,127.54 €', '1127.54', 'EUR'],
    ['de', '1.127,54 €', '1127.54', 'EUR'],
    ['en', '1.127,54 €', '≈ 1127.54', 'EUR'],
  ]),
  ...list('JodaOrg/joda-money 37', [
    ['en', 'USD 23.87', '23.87', 'USD'],
    ['pt-BR', 'BRL 23,87', '23.87', 'BRL'],
  ]),
  ...list('powerpaul17/nc_money 59', [
    ['de', '2,55', '2.55'],
    ['de', '2.55', '≈ 2.55'],
  ]),
  ...list('akashpjames/sms-import-for-ynab 2', [
    ['es', '106,70', '106.70'],
    ['es', '1.000,00', '1000.00'],
    ['en-IN', '1,000.00', '1000.00'],
  ]),
  ...list('mjebrahimi/SharpMt940Lib.Core 17', [['nl', '19053,79', '19053.79']]),
  ...list('Rudd-O/ledgerhelpers 9', [
    ['it', '1,00,,000', 'separators'],
    ['it', '1.00,.000', 'separators'],
  ]),
  ...list('dm4t2/vue-currency-input 102', [['de', '1.234', '1234']]),
  ...list('Expensify/App 39641', [
    ['pt-BR', 'R$ 0,00', '0.00', 'BRL'],
    ['pt-BR', 'R$ 0.00', '≈ 0.00', 'BRL'],
  ]),
  ...list('apache/ofbiz-framework 845', [
    ['fr', '29\u202f000', '29000'],
    ['fr', '29\u00a0000', '29000'],
    ['fr', '29\u2007000', '29000'],
  ]),
  ...list('JavaMoney/jsr354-ri 193', [
    ['fr-CH', '12.50\u00a0CHF', '≈ 12.50', 'CHF'],
    ['fr', '12,50 CHF', '12.50', 'CHF'],
    ['bg', '1 234,50', '1234.50'],
  ]),
  ...list('dotnet/coreclr 25154', [
    ['fr', '1 000,5', '1000.5'],
    ['fr', '1\u202f000,5', '1000.5'],
  ]),
];
