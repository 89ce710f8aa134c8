import { defineMessages, type MessageDescriptor } from '../../i18n/intl.ts';

/** The texts of a line and its steps. */
export const lineTexts: Record<
  'about' | 'stateDay' | 'noDay' | 'times' | 'days' | 'due' | 'dueState' | 'moved',
  MessageDescriptor
> = defineMessages({
  about: { id: 'ds.dateline.about', defaultMessage: 'about {day}' },
  stateDay: { id: 'ds.dateline.stateDay', defaultMessage: '{label}, {state}, {day}, {distance}' },
  noDay: { id: 'ds.dateline.noDay', defaultMessage: '{label}, {state}' },
  times: { id: 'ds.dateline.times', defaultMessage: 'Show exact times' },
  days: { id: 'ds.dateline.days', defaultMessage: 'Show days' },
  due: { id: 'ds.dateline.due', defaultMessage: '{label}, due {day}, {distance}' },
  dueState: {
    id: 'ds.dateline.dueState',
    defaultMessage: '{label}, {state}, due {day}, {distance}',
  },
  moved: { id: 'ds.dateline.moved', defaultMessage: '{text}, moved from {day}' },
});

/** The states in words, as parts of a sentence. */
export const stateTexts = defineMessages({
  done: { id: 'ds.dateline.done', defaultMessage: 'done' },
  fixed: { id: 'ds.dateline.fixed', defaultMessage: 'fixed' },
  expected: { id: 'ds.dateline.expected', defaultMessage: 'expected' },
  current: { id: 'ds.dateline.current', defaultMessage: 'your turn' },
  waiting: { id: 'ds.dateline.waiting', defaultMessage: 'waiting' },
  held: { id: 'ds.dateline.held', defaultMessage: 'on hold' },
  late: { id: 'ds.dateline.late', defaultMessage: 'late' },
});
