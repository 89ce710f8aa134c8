import { Button, Icon, type ButtonProps } from '@byline/design-system';
import { CalendarPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { CalendarEvent } from './calendarEvents.ts';
import { useDownloadCalendar } from './useDownloadCalendar.ts';

type AddToCalendarProps = Pick<ButtonProps, 'size' | 'variant' | 'isFullWidth'> & {
  fileName: string;
  events: readonly CalendarEvent[];
};

/** Renders a button that downloads events for the user's calendar, or nothing if there are no events. */
export function AddToCalendar({ fileName, events, ...buttonProps }: AddToCalendarProps) {
  const download = useDownloadCalendar();
  if (events.length === 0) return null;
  return (
    <Button
      variant="ghost"
      {...buttonProps}
      icon={<Icon as={CalendarPlus} size={18} />}
      onPress={() => void download(fileName, events)}
    >
      <FormattedMessage id="calendar.add" defaultMessage="Add to calendar" />
    </Button>
  );
}
