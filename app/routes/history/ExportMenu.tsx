import { Button, Icon, Menu, useAction, useCsvExport, type CsvExport } from '@byline/design-system';
import { CalendarPlus, Download, Sheet } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { calendarWords } from '../../features/calendar/calendarWords.ts';
import { useExportDeadlines } from '../../features/calendar/useDownloadCalendar.ts';
import { exportWords } from '../../features/export/exportWords.ts';

/** Offers the files of my jobs in one menu: all deadlines for a calendar, and the open list for a spreadsheet. */
export function ExportMenu<Row>(file: CsvExport<Row>) {
  const { formatMessage } = useIntl();
  const deadlines = useAction(useExportDeadlines());
  const csv = useCsvExport(file);
  const label = formatMessage({ id: 'history.export', defaultMessage: 'Export' });
  return (
    <Menu
      aria-label={label}
      trigger={
        <Button
          variant="ghost"
          isPending={deadlines.isPending || csv.isPending}
          icon={<Icon as={Download} size={18} />}
        >
          {label}
        </Button>
      }
      items={[
        {
          id: 'deadlines',
          label: <FormattedMessage {...calendarWords.export} />,
          icon: <Icon as={CalendarPlus} size={18} />,
          onAction: deadlines.run,
        },
        {
          id: 'csv',
          label: <FormattedMessage {...exportWords.csv} />,
          icon: <Icon as={Sheet} size={18} />,
          onAction: csv.run,
        },
      ]}
    />
  );
}
