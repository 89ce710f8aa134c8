import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useProps } from '../../internal/useProps.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useCsvExport, type CsvExport } from './useCsvExport.ts';

export type ExportButtonProps<Row> = CsvExport<Row> &
  Pick<
    ButtonProps,
    'size' | 'isDisabled' | 'isFullWidth' | 'autoFocus' | 'id' | 'className' | 'ref'
  > & {
    /** The label. "Download CSV" by default. */
    children?: ReactNode;
    /**
     * The emphasis.
     * @default 'ghost'
     */
    variant?: ButtonProps['variant'];
  };

/** Downloads rows as a CSV file for a spreadsheet. The code that writes the file loads with the first press. */
export function ExportButton<Row>(given: ExportButtonProps<Row>) {
  const {
    fileName,
    columns,
    load,
    view,
    dataMode,
    children,
    variant = 'ghost',
    ...props
  } = useProps('ExportButton', given);
  const { run, buttonProps } = useCsvExport({
    fileName,
    columns,
    load,
    ...(view && { view }),
    ...(dataMode && { dataMode }),
  });
  return (
    <Button
      {...props}
      {...buttonProps}
      variant={variant}
      icon={<Icon as={Download} size={18} />}
      onPress={run}
    >
      {children ?? <FormattedMessage id="ds.exportButton.label" defaultMessage="Download CSV" />}
    </Button>
  );
}
