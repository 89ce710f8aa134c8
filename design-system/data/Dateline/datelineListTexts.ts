import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The texts of the list, which rows do not load. */
export const listTexts: Record<'times' | 'days' | 'due' | 'dueState' | 'moved', MessageDescriptor> =
  defineMessages({
    times: { id: 'ds.dateline.times', defaultMessage: 'Show exact times' },
    days: { id: 'ds.dateline.days', defaultMessage: 'Show days' },
    due: { id: 'ds.dateline.due', defaultMessage: '{label}, due {day}, {distance}' },
    dueState: {
      id: 'ds.dateline.dueState',
      defaultMessage: '{label}, {state}, due {day}, {distance}',
    },
    moved: { id: 'ds.dateline.moved', defaultMessage: '{text}, moved from {day}' },
  });
