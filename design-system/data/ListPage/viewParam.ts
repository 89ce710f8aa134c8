import { readStoredView } from '../Table/storedView.ts';
import { withoutPage, type TableView } from '../Table/tableView.ts';
import type { ListParam } from './listParams.ts';

/** The view of a `Table`: its columns, sorts, filters and groups as JSON. What is damaged is left out. */
export const viewParam: ListParam<TableView> = {
  parse: (text) => {
    try {
      return readStoredView(JSON.parse(text ?? '{}'));
    } catch {
      return {};
    }
  },
  format: (view) => {
    const text = JSON.stringify(withoutPage(view));
    return text === '{}' ? '' : text;
  },
  isArrangement: true,
};
