import { useNotices } from '../../feedback/Notices/notices.ts';
import { useFormats } from '../../formatters/useFormats.ts';
import { downloadFile } from '../../internal/downloadFile.ts';
import { useAction, type Action } from '../../internal/useAction.ts';
import type { CsvColumn } from '../Table/cellText.ts';
import type { CsvOptions } from '../Table/tableExport.ts';

/** A CSV file: its name, its columns and its rows. */
export type CsvExport<Row> = Pick<CsvOptions, 'view' | 'dataMode'> & {
  /** The name of the file without `.csv`. */
  fileName: string;
  /** The columns, such as of a `Table`. */
  columns: readonly CsvColumn<Row>[];
  /** Returns all rows, also those that the page does not show. */
  load: () => readonly Row[] | Promise<readonly Row[]>;
};

/**
 * Returns an action that downloads rows as a CSV file for the spreadsheets of this device. The code that writes the file loads with the first
 * run. An error is shown as a notice.
 */
export function useCsvExport<Row>({
  fileName,
  columns,
  load,
  ...options
}: CsvExport<Row>): Action<[]> {
  const formats = useFormats();
  const { notify } = useNotices();
  return useAction(
    async () => {
      const [rows, { formatCsv }] = await Promise.all([load(), import('../Table/tableExport.ts')]);
      // Spreadsheets follow the region of the device, not the language of the page.
      const csvOptions = {
        style: 'locale',
        formats,
        region: navigator.language,
        ...options,
      } as const;
      const csv = formatCsv(columns, rows, csvOptions);
      downloadFile(`${fileName}.csv`, csv, 'text/csv;charset=utf-8');
    },
    { onError: (text) => notify({ tone: 'danger', text }) },
  );
}
