import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The texts of lists and rows. */
export const sharedTexts: Record<'about' | 'plain' | 'stateDay' | 'noDay', MessageDescriptor> =
  defineMessages({
    about: { id: 'ds.dateline.about', defaultMessage: 'about {day}' },
    plain: { id: 'ds.dateline.plain', defaultMessage: '{label} {day}, {distance}' },
    stateDay: { id: 'ds.dateline.stateDay', defaultMessage: '{label}, {state}, {day}, {distance}' },
    noDay: { id: 'ds.dateline.noDay', defaultMessage: '{label}, {state}' },
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
