import { defineMessages } from '../../i18n/intl.ts';

/** The texts of moving rows. */
export const rowDragWords = defineMessages({
  move: { id: 'ds.table.moveRow', defaultMessage: 'Move {row}' },
  moveUnnamed: { id: 'ds.table.moveUnnamedRow', defaultMessage: 'Move row' },
  lifted: {
    id: 'ds.table.rowsLifted',
    defaultMessage: '{count, plural, one {# row lifted.} other {# rows lifted.}}',
  },
  liftedHelp: {
    id: 'ds.table.liftedHelp',
    defaultMessage: 'Arrow keys move, Enter drops, Escape cancels.',
  },
  otherTables: { id: 'ds.table.otherTables', defaultMessage: 'Tab goes to another table.' },
  place: { id: 'ds.table.dropPlace', defaultMessage: '{position, number} of {total, number}' },
  placeInTable: {
    id: 'ds.table.dropPlaceInTable',
    defaultMessage: '{table}: {position, number} of {total, number}',
  },
  moved: {
    id: 'ds.table.rowsMoved',
    defaultMessage: 'Moved to {position, number} of {total, number}',
  },
  cancelled: { id: 'ds.table.moveCancelled', defaultMessage: 'Move cancelled' },
  ordered: { id: 'ds.table.moveOff', defaultMessage: 'Sorted or grouped rows cannot be moved.' },
});
