import { Button, Icon } from '@byline/design-system';
import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { exportWords } from './exportWords.ts';
import { useExportCsv, type CsvExport } from './useExportCsv.ts';

type ExportButtonProps<Row> = CsvExport<Row> & {
  /** Whether there is nothing to export yet. */
  isDisabled?: boolean;
};

/** Downloads rows as a CSV file; the code that writes it is loaded on the first press. */
export function ExportButton<Row>({ isDisabled, ...file }: ExportButtonProps<Row>) {
  const { download, isPending } = useExportCsv(file);
  return (
    <Button
      variant="ghost"
      icon={<Icon as={Download} size={18} />}
      isPending={isPending}
      isDisabled={isDisabled}
      onPress={download}
    >
      <FormattedMessage {...exportWords.csv} />
    </Button>
  );
}
