import { Button, Icon, type ButtonProps } from '@byline/design-system';
import { CalendarPlus, CalendarX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { CalendarEvent } from './calendarEvents.ts';
import { useDownloadCalendar } from './useDownloadCalendar.ts';

type AddToCalendarProps = Pick<ButtonProps, 'size' | 'variant' | 'isFullWidth'> & {
  fileName: string;
  events: readonly CalendarEvent[];
};

/** Renders a button that downloads events for the user's calendar, or removes them from it; nothing if there are no events. */
export function AddToCalendar({ fileName, events, ...buttonProps }: AddToCalendarProps) {
  const download = useDownloadCalendar();
  if (events.length === 0) return null;
  const isRemoval = events.every(({ isCancelled }) => isCancelled);
  return (
    <Button
      variant="ghost"
      {...buttonProps}
      icon={<Icon as={isRemoval ? CalendarX : CalendarPlus} size={18} />}
      onPress={() => void download(fileName, events)}
    >
      {isRemoval ? (
        <FormattedMessage id="calendar.remove" defaultMessage="Remove from calendar" />
      ) : (
        <FormattedMessage id="calendar.add" defaultMessage="Add to calendar" />
      )}
    </Button>
  );
}
