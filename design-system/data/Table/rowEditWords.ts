import { defineMessages } from '../../i18n/intl.ts';

/** The texts of editing a row. */
export const rowEditWords = defineMessages({
  edit: { id: 'ds.table.editRow', defaultMessage: 'Edit {row}' },
  editUnnamed: { id: 'ds.table.editUnnamedRow', defaultMessage: 'Edit row' },
  save: { id: 'ds.table.saveRow', defaultMessage: 'Save' },
  cancel: { id: 'ds.table.cancelRow', defaultMessage: 'Cancel' },
});
