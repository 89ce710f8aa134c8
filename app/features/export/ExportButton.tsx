import { Button, Icon, notify } from '@byline/design-system';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDescribeError } from '../requests/useDescribeError.ts';
import type { CsvColumn } from './csvColumns.ts';
import { downloadFile } from './downloadFile.ts';

type ExportButtonProps<Row> = {
  /** The name of the file without its ending. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Returns all rows of the file. */
  load: () => Promise<readonly Row[]>;
  /** Whether there is nothing to export yet. */
  isDisabled?: boolean;
};

/** Downloads rows as a CSV file; the code that writes it is loaded on the first press. */
export function ExportButton<Row>({ name, columns, load, isDisabled }: ExportButtonProps<Row>) {
  const describeError = useDescribeError();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const [rows, { csvType, toCsv }] = await Promise.all([load(), import('./csv.ts')]);
      downloadFile(`${name}.csv`, toCsv(columns, rows), csvType);
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).error ?? '' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      variant="outline"
      icon={<Icon as={Download} size={18} />}
      isPending={isLoading}
      isDisabled={isDisabled}
      onPress={() => void download()}
    >
      <FormattedMessage id="export.csv" defaultMessage="Download CSV" />
    </Button>
  );
}
