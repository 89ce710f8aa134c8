import { defineMessages, type IntlShape } from 'react-intl';
import type { MessageDescriptor } from '../../validation/messages.ts';

/** An event to announce. */
export type FileEvent = 'added' | 'removed' | 'uploaded' | 'failed';

const eventMessages: Record<FileEvent, MessageDescriptor> = defineMessages({
  added: {
    id: 'ds.file.added',
    defaultMessage:
      '{count, plural, one {{file} has been added.} other {# files have been added.}}',
  },
  removed: { id: 'ds.file.removed', defaultMessage: '{file} has been removed.' },
  uploaded: { id: 'ds.file.uploaded', defaultMessage: '{file} has been uploaded.' },
  failed: { id: 'ds.file.failed', defaultMessage: '{file} could not be uploaded.' },
});

/** Returns the announcement of an event for screen readers. */
export function describeEvent(
  event: FileEvent,
  files: readonly File[],
  { formatMessage }: IntlShape,
): string {
  return formatMessage(eventMessages[event], { file: files[0]?.name ?? '', count: files.length });
}
