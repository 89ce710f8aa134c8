import {
  ArrowDown,
  ArrowDownWideNarrow,
  ArrowUp,
  Columns3,
  EyeOff,
  Group,
  ListX,
  MoveHorizontal,
  Pin,
  PinOff,
  RotateCcw,
  StepBack,
  StepForward,
  Ungroup,
  type LucideIcon,
} from 'lucide-react';
import type { IntlShape } from '../../i18n/intl.ts';
import type { MenuItem } from '../../navigation/Menu/Menu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { focusHeading } from './cellFocus.ts';
import { columnWords } from './columnWords.ts';
import type { TableControls } from './tableControls.ts';
import { allowsSorting } from './tableColumn.ts';
import { findNeighbour, moveColumn } from './columnMoves.ts';
import { arrangeColumns, toggleSort, type TableView } from './tableView.ts';

type Action = { text: keyof typeof columnWords; icon: LucideIcon; onAction: () => void };

function listSortActions({ getColumns, getSorts, setSorts }: TableControls, id: string): Action[] {
  const sorts = getSorts();
  const column = getColumns().find((one) => one.id === id);
  const current = sorts.find((sort) => sort.column === id);
  if (!column || !allowsSorting(column)) return [];
  const sortBy = (direction: 'ascending' | 'descending') => () => {
    const sort = { column: id, direction };
    setSorts(current ? sorts.map((one) => (one === current ? sort : one)) : [sort]);
  };
  const actions: Action[] = [];
  if (current?.direction !== 'ascending') {
    actions.push({ text: 'ascending', icon: ArrowUp, onAction: sortBy('ascending') });
  }
  if (current?.direction !== 'descending') {
    actions.push({ text: 'descending', icon: ArrowDown, onAction: sortBy('descending') });
  }
  if (!current && sorts.length > 0) {
    const onAction = () => setSorts(toggleSort(sorts, id, true));
    actions.push({ text: 'alsoBy', icon: ArrowDownWideNarrow, onAction });
  }
  if (current) {
    const onAction = () => setSorts(sorts.filter((one) => one !== current));
    actions.push({ text: 'unsorted', icon: ListX, onAction });
  }
  return actions;
}

function listGroupActions({ getColumns, getView, setView }: TableControls, id: string): Action[] {
  const view = getView();
  const groupBy = view.groupBy ?? [];
  if (groupBy.includes(id)) {
    const onAction = () => setView({ ...view, groupBy: groupBy.filter((one) => one !== id) });
    return [{ text: 'ungroup', icon: Ungroup, onAction }];
  }
  if (!getColumns().find((column) => column.id === id)?.allowsGrouping) return [];
  const onAction = () => setView({ ...view, groupBy: [...groupBy, id] });
  return [{ text: 'group', icon: Group, onAction }];
}

function listPlaceActions({ getColumns, getView, setView }: TableControls, id: string): Action[] {
  const view = getView();
  const shown = arrangeColumns(getColumns(), view);
  const pin = shown.find((column) => column.id === id)?.pin;
  const setPin = (next: 'start' | 'end' | 'none') => () =>
    setView({ ...view, pinnedColumns: { ...view.pinnedColumns, [id]: next } });
  const move = (text: 'earlier' | 'later', icon: LucideIcon, step: -1 | 1): Action[] => {
    const next = moveColumn(getColumns(), view, id, step);
    return next === view ? [] : [{ text, icon, onAction: () => setView(next) }];
  };
  return [
    ...(pin === 'start'
      ? []
      : [{ text: 'pinStart', icon: Pin, onAction: setPin('start') } as const]),
    ...(pin === 'end' ? [] : [{ text: 'pinEnd', icon: Pin, onAction: setPin('end') } as const]),
    ...(pin ? [{ text: 'unpin', icon: PinOff, onAction: setPin('none') } as const] : []),
    ...move('earlier', StepBack, -1),
    ...move('later', StepForward, 1),
  ];
}

function listSizeActions(controls: TableControls, id: string): Action[] {
  const { getColumns, getView, setView, layout } = controls;
  const view = getView();
  const setWidths = (columnWidths: TableView['columnWidths']) => setView({ ...view, columnWidths });
  const actions: Action[] = [];
  const fit = () => setWidths({ ...view.columnWidths, [id]: layout.measureContent(id) });
  actions.push({ text: 'fit', icon: MoveHorizontal, onAction: fit });
  if (Object.keys(view.columnWidths ?? {}).length > 0) {
    actions.push({ text: 'reset', icon: RotateCcw, onAction: () => setWidths({}) });
  }
  const hidden = view.hiddenColumns ?? [];
  const setHidden = (hiddenColumns: string[]) => () => setView({ ...view, hiddenColumns });
  if (arrangeColumns(getColumns(), view).length > 1) {
    const onAction = () => {
      const neighbour = findNeighbour(controls, id);
      setView({ ...view, hiddenColumns: [...hidden, id] });
      // The focus would be lost with the heading.
      if (neighbour) focusHeading(controls, neighbour);
    };
    actions.push({ text: 'hide', icon: EyeOff, onAction });
  }
  if (hidden.length > 0) {
    actions.push({ text: 'showAll', icon: Columns3, onAction: setHidden([]) });
  }
  return actions;
}

/** Returns the items of the menu of a column. Items that would change nothing are left out. */
export function listColumnActions(
  controls: TableControls,
  id: string,
  formatMessage: IntlShape['formatMessage'],
): readonly MenuItem[] {
  const actions = [
    ...listSortActions(controls, id),
    ...listGroupActions(controls, id),
    ...listPlaceActions(controls, id),
    ...listSizeActions(controls, id),
  ];
  return actions.map(({ text, icon, onAction }) => ({
    id: text,
    label: formatMessage(columnWords[text]),
    icon: <Icon as={icon} size={18} />,
    onAction,
  }));
}
