import { Check, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, useSyncExternalStore } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styled from 'styled-components';
import { useIntl } from '../../i18n/intl.ts';
import { Form } from '../../inputs/Form/Form.tsx';
import { announce } from '../../internal/announcer.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { editColumnId, getContainer, type CellError, type EditedRow } from './cellEditing.ts';
import { focusField, mayFocus } from './editorFocus.ts';
import { getRowName, rowEditWords } from './rowActionWords.ts';
import { saveEdits } from './saveEdits.ts';
import { getHeaderText } from './tableColumn.ts';
import type { TableControls } from './tableControls.ts';

const Actions = styled.div`
  display: inline-flex;
  gap: ${tokens.space['2xs']};
`;

const Root = styled.div`
  /* The messages are at the fields, in the cells. */
  & > form > [data-part='summary'] {
    display: none;
  }
`;

type RowEditorProps = { controls: TableControls; edited: EditedRow };

/**
 * Renders the fields of a row and the buttons that save it or give its values back. The fields are elements that are moved into the cells: they
 * keep what was typed while the row is scrolled away, sorted or loaded again.
 */
function RowEditor({ controls, edited }: RowEditorProps) {
  const { key, columnId: firstColumn, containers, isCompact } = edited;
  const { editing } = controls;
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [values] = useState(() => new Map<string, unknown>());
  const [isSaving, setSaving] = useState(false);
  const current = controls.findRow(key);
  const [row, setRow] = useState(current);
  if (current !== undefined && current !== row) setRow(current);
  const columns = controls.getShownColumns().filter(({ renderEditor }) => renderEditor);
  const hasFocus = () => {
    const { activeElement } = document;
    return [...containers.values()].some((one) => one.contains(activeElement));
  };

  useLayoutEffect(() => {
    focusField(containers.get(firstColumn) ?? null);
  }, [containers, firstColumn]);

  function close(): void {
    const cell = containers.get(firstColumn)?.closest<HTMLElement>('[data-part="cell"]');
    const isHere = hasFocus();
    flushSync(() => editing.closeRow(key));
    // React Aria has not seen the focus leave the cell, because the fields are rendered elsewhere.
    if (isHere) cell?.focus();
  }

  /** Shows errors at their cells. Returns the errors of fields, so that the form can move the focus to the first one. */
  function showErrors(errors: readonly CellError[]): Record<string, string> {
    const editor = containers.get(editColumnId);
    const mayMove = editor !== undefined && (hasFocus() || mayFocus(editor));
    const fieldErrors: Record<string, string> = {};
    for (const { key: errorKey, columnId, message } of errors) {
      const isField = errorKey === key && columns.some(({ id }) => id === columnId);
      if (isField && mayMove) fieldErrors[columnId] = message;
      else editing.setMessage(errorKey, columnId, message);
    }
    // The form would move the focus to the field.
    if (!mayMove) announce(errors.map(({ message }) => message).join(' '));
    return fieldErrors;
  }

  async function save() {
    const sent = new Map(values);
    if (sent.size === 0 || row === undefined) {
      close();
      return undefined;
    }
    const edits = [...sent].map(([columnId, value]) => ({ key, row, columnId, value }));
    setSaving(true);
    const errors = await saveEdits(controls, edits, formatMessage);
    setSaving(false);
    for (const [columnId, value] of sent) {
      const isRefused = errors.some((error) => error.key === key && error.columnId === columnId);
      if (!isRefused && Object.is(values.get(columnId), value)) values.delete(columnId);
    }
    const fieldErrors = showErrors(errors);
    // What was typed meanwhile is not saved yet.
    if (values.size === 0 && errors.every((error) => error.key !== key)) close();
    return { errors: fieldErrors };
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The field handles its own keys first, for example in an open list.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const target = event.target as Element;
    const isMultiline = target.matches('textarea') && !event.ctrlKey && !event.metaKey;
    const isButton = containers.get(editColumnId)?.contains(target);
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && !isMultiline && !isButton) form.current?.requestSubmit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (row === undefined) return null;
  const label = formatMessage(rowEditWords.edit, { row: getRowName(controls.getRowHeader(), row) });
  const texts = {
    save: formatMessage(rowEditWords.save),
    cancel: formatMessage(rowEditWords.cancel),
  };
  return createPortal(
    <Root data-part="row-editor" onKeyDown={onKeyDown}>
      <Form aria-label={label} ref={form} onSubmit={save}>
        <Actions data-part="row-editor-actions">
          {isCompact ? (
            <>
              <Button type="submit" size="sm" isPending={isSaving}>
                {texts.save}
              </Button>
              <Button variant="ghost" size="sm" onPress={close}>
                {texts.cancel}
              </Button>
            </>
          ) : (
            <>
              <IconButton type="submit" size="sm" aria-label={texts.save} isPending={isSaving}>
                <Icon as={Check} size={18} />
              </IconButton>
              <IconButton size="sm" aria-label={texts.cancel} onPress={close}>
                <Icon as={X} size={18} />
              </IconButton>
            </>
          )}
        </Actions>
        {columns.map((column) =>
          createPortal(
            column.renderEditor?.(
              {
                fieldProps: {
                  name: column.id,
                  label: getHeaderText(column),
                  isLabelHidden: !isCompact,
                  autoFocus: false,
                },
                setValue: (value) => values.set(column.id, value),
              },
              row,
            ),
            getContainer(edited, column.id),
            column.id,
          ),
        )}
      </Form>
    </Root>,
    getContainer(edited, editColumnId),
  );
}

/** Renders the fields of all rows that are edited, each in its cell. */
export default function RowEditors({ controls }: { controls: TableControls }) {
  const { editing } = controls;
  const rows = useSyncExternalStore(editing.subscribe, editing.getOpenRows);
  return rows.map((edited) => (
    <RowEditor key={`${typeof edited.key} ${edited.key}`} controls={controls} edited={edited} />
  ));
}
