import { defineMessages } from 'react-intl';

/** The words that several files and their downloads have. */
export const exportWords = defineMessages({
  csvBrand: { id: 'csv.brand', defaultMessage: 'Brand' },
  csvCurrency: { id: 'csv.currency', defaultMessage: 'Currency' },
  csvExpected: { id: 'csv.expected', defaultMessage: 'Expected on ({zone})' },
  csv: { id: 'export.csv', defaultMessage: 'Download CSV' },
  statementPrint: { id: 'statement.print', defaultMessage: 'Print or save as PDF' },
});
