import { downloadFile, notify, useAction } from '@byline/design-system';
import { useIntl } from 'react-intl';
import { isApiError } from '../../api/ApiError.ts';
import { requestWords } from '../requests/requestWords.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';
import type { CsvColumn } from './csvColumns.ts';

/** What is written to a CSV file. */
export type CsvExport<Row> = {
  /** The name of the file without its ending. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Returns all rows of the file. */
  load: () => Promise<readonly Row[]>;
};

/** Returns a function that downloads rows as a CSV file, whose code is loaded by the first call, and whether it is busy. */
export function useExportCsv<Row>({ name, columns, load }: CsvExport<Row>) {
  const { formatMessage } = useIntl();
  const describeError = useDescribeError();
  const { run: download, isPending } = useAction(async () => {
    try {
      const [rows, { csvType, toCsv }] = await Promise.all([load(), import('./csv.ts')]);
      downloadFile(`${name}.csv`, toCsv(columns, rows), csvType);
    } catch (error) {
      // The code of the file does not load offline, or after a new release.
      const lost = formatMessage(requestWords.dialogLost);
      const text = isApiError(error) ? (describeError(error).error ?? '') : lost;
      notify({ tone: 'danger', text });
    }
  });
  return { download, isPending };
}
