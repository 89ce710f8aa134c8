import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { createPortal } from 'react-dom';
import type { Key } from 'react-stately';
import { useIntl } from '../../i18n/intl.ts';
import { announce } from '../../internal/announcer.ts';
import { Form } from '../../inputs/Form/Form.tsx';
import { Root } from './CellEditor.styles.ts';
import { openEditor } from './openEditor.ts';
import { alignEditor, focusField, isInOverlay, mayFocus } from './editorFocus.ts';
import { editWords, saveEdits } from './saveEdits.ts';
import { getHeaderText } from './tableColumn.ts';
import type { TableControls } from './tableControls.ts';
import { focusCell, findEditableCell } from './cellFocus.ts';
import { isListOpen, watchChoice } from './watchChoice.ts';

type CellEditorProps = {
  controls: TableControls;
  rowKey: Key;
  columnId: string;
  isSaving: boolean;
};

/** Where the focus goes after an edit, in rows and in editable columns. */
type Step = { rows: number; columns: number };
const stay: Step = { rows: 0, columns: 0 };
/** The press has moved the focus itself. */
const nowhere = null;

const getEnterStep = ({ shiftKey }: KeyboardEvent): Step => ({
  rows: shiftKey ? -1 : 1,
  columns: 0,
});

/** Stores the typed value, and where the focus goes when it is saved. */
function createEdit() {
  let value: unknown;
  let isChanged = false;
  let step: Step | null = stay;
  return {
    get: () => ({ value, isChanged, step }),
    setStep: (next: Step | null) => {
      step = next;
    },
    setValue: (next: unknown) => {
      value = next;
      isChanged = true;
    },
  };
}

/**
 * Renders the field of a cell with its rules: Enter saves and moves down, Tab saves and moves to the next cell that can be edited, Escape
 * gives the value back. What is typed stays until it is saved.
 */
export default function CellEditor({ controls, rowKey, columnId, isSaving }: CellEditorProps) {
  const { editing } = controls;
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [edit] = useState(createEdit);
  const column = controls.getColumns().find(({ id }) => id === columnId);
  const row = controls.findRow(rowKey);
  const submit = (step: Step) => {
    edit.setStep(step);
    root.current?.querySelector('form')?.requestSubmit();
  };
  function close(step: Step | null): void {
    editing.setStatus(rowKey, columnId, undefined);
    move(step);
  }
  function move(step: Step | null): void {
    if (!step) return;
    const next = findEditableCell(controls, rowKey, columnId, step);
    if (!next) return;
    const table = root.current?.closest('table');
    focusCell(controls, next, root.current);
    if (step.columns !== 0 && table) openEditor(table, controls, next, true);
  }

  async function save() {
    const { value, isChanged, step } = edit.get();
    if (!isChanged || row === undefined) {
      close(step);
      return undefined;
    }
    const broken = column?.validate?.(value, row);
    if (broken) return { errors: { [columnId]: broken } };
    editing.setStatus(rowKey, columnId, 'saving');
    move(step);
    const errors = await saveEdits(
      controls,
      [{ key: rowKey, row, columnId, value }],
      formatMessage,
    );
    const own = errors.find((error) => error.key === rowKey && error.columnId === columnId);
    const editor = root.current;
    // The row has left meanwhile, and a later editor of the cell is not concerned.
    if (!editor) {
      tell(own?.message);
      return undefined;
    }
    const isNewer = edit.get().value !== value;
    // With an error, the field stays with what was typed.
    editing.setStatus(rowKey, columnId, own || isNewer ? 'editing' : undefined);
    if (!own) return undefined;
    if (mayFocus(editor)) return { errors: { [columnId]: own.message } };
    // The form would move the focus to the field.
    tell(own.message);
    return undefined;
  }
  function tell(message: string | undefined): void {
    if (!message) return;
    editing.setMessage(rowKey, columnId, message);
    announce(message);
  }

  // What was typed is lost with a row or column that leaves. Read in a microtask, because StrictMode runs effects twice.
  const onGone = useEffectEvent((table: Element | null | undefined) => {
    const isTyped = edit.get().isChanged && editing.getStatus(rowKey, columnId) === 'editing';
    editing.setStatus(rowKey, columnId, undefined);
    if (isTyped && table?.isConnected) tell(formatMessage(editWords.failed));
  });
  useEffect(() => {
    const editor = root.current;
    const table = editor?.closest('table');
    return () => queueMicrotask(() => !editor?.isConnected && onGone(table));
  }, []);

  // The table returns the focus to the cell when a list of the field closes.
  useEffect(() => {
    const cell = root.current?.closest<HTMLElement>('[data-part="cell"]');
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== cell || editing.getStatus(rowKey, columnId) !== 'editing') return;
      focusField(root.current);
    };
    cell?.addEventListener('focusin', onFocus);
    return () => cell?.removeEventListener('focusin', onFocus);
  }, [editing, rowKey, columnId]);

  useLayoutEffect(() => (host ? alignEditor(root.current) : undefined), [host]);

  // A press elsewhere saves, as in a spreadsheet.
  useEffect(() => {
    const page = root.current?.ownerDocument;
    const onPointerDown = ({ target }: PointerEvent) => {
      const isOutside = !root.current?.contains(target as Node);
      if (!isOutside || isInOverlay(target as Element, root.current)) return;
      edit.setStep(nowhere);
      root.current?.querySelector('form')?.requestSubmit();
    };
    page?.addEventListener('pointerdown', onPointerDown, true);
    return () => page?.removeEventListener('pointerdown', onPointerDown, true);
  }, [edit]);

  function onKeyDown(event: KeyboardEvent): void {
    // The field handles its own keys first, for example in an open list.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { key, shiftKey, target } = event;
    const isMultiline = (target as Element).matches('textarea') && !event.ctrlKey && !event.metaKey;
    if (key === 'Escape') {
      // The first Escape only closes an open list.
      if (!isListOpen(event.currentTarget)) close(stay);
    } else if (key === 'Tab') submit({ rows: 0, columns: shiftKey ? -1 : 1 });
    else if (key === 'Enter' && !isMultiline) submit(getEnterStep(event));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (!column || row === undefined) return null;
  const label = getHeaderText(column);
  const form = (
    <Form aria-label={label} onSubmit={save}>
      {column.renderEditor?.(
        {
          fieldProps: { name: columnId, label, isLabelHidden: true, autoFocus: true },
          setValue: edit.setValue,
        },
        row,
      )}
    </Form>
  );
  return (
    <Root
      data-part="cell-editor"
      ref={root}
      data-saving={isSaving ? '' : undefined}
      onKeyDownCapture={(event) => {
        // A date submits the form itself, before this box receives the key.
        if (event.key === 'Enter') edit.setStep(getEnterStep(event));
        watchChoice(event, () => submit(getEnterStep(event)));
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      // A form around the table is not sent.
      onSubmit={(event) => event.stopPropagation()}
    >
      {/* A portal, because a form in the form around the table is wrong in HTML that is parsed, which this never is. */}
      <div ref={setHost} />
      {host && createPortal(form, host)}
    </Root>
  );
}
