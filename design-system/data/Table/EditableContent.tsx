import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { Key } from 'react-stately';
import styled from 'styled-components';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { compact } from './compact.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { getContainer, type EditedRow } from './cellEditing.ts';
import type { TableControls } from './tableControls.ts';

/** The code of editors, which loads when a table with one has the focus or the pointer. */
export const CellEditor = lazyPart(() => import('./CellEditor.tsx'));

/** The code of rows that are edited whole. */
export const RowEditors = lazyPart(() => import('./RowEditor.tsx'));

/** The content, which keeps the size of its cell while an editor lies over it. */
const Box = styled.span`
  position: relative;
  display: block;

  /* On the line of the button that shows what is below the row. */
  [data-part='expander'] + * > & {
    display: inline;
  }
  [data-part='expander'] + * > &[data-edited] {
    display: inline-block;
    min-inline-size: 50%;
  }
  &[data-edited] > [data-part='editable'] {
    visibility: hidden;
  }
  ${compact} {
    display: inline;

    &[data-edited] {
      display: block;
    }
    &[data-edited] > [data-part='editable'] {
      display: none;
    }
  }
`;

/** It wraps within the width of its column, to which it adds nothing. */
const Message = styled.span`
  display: block;
  inline-size: 0;
  min-inline-size: 100%;
  overflow-wrap: anywhere;
  color: ${tokens.color.danger.text};
  font-size: ${tokens.font.size.sm};
  white-space: normal;
`;

const isEditableColumn = ({ getColumns }: TableControls, columnId: string) =>
  getColumns().some(({ id, renderEditor }) => id === columnId && renderEditor);

const Host = styled.div`
  /* Above the link that covers the row. */
  position: relative;
  z-index: 1;
  min-inline-size: 8rem;
  font-weight: ${tokens.font.weight.regular};
  text-align: start;
  white-space: normal;

  &:has([data-part='row-editor']) {
    min-inline-size: 0;
  }
  /* The field has a label there. */
  ${compact} {
    [data-label]:has(~ &&&) {
      display: none;
    }
    td:has(> * > &&&&&, > * > * > &&&&&):not(:has([data-part='row-editor'])) {
      flex: 0 0 100%;
      max-inline-size: none;
      min-inline-size: 0;
    }
  }
`;

/** Renders the place of a field of a row that is edited (RowEditor.tsx). */
export function FieldHost({ row, columnId }: { row: EditedRow; columnId: string }) {
  return (
    <Host
      data-part="field-host"
      ref={(host) => {
        const container = getContainer(row, columnId);
        // An element that is moved loses the focus.
        if (host && container.parentNode !== host) host.append(container);
      }}
    />
  );
}

type EditableContentProps = {
  controls: TableControls;
  rowKey: Key;
  columnId: string;
  children: ReactNode;
};

/** Renders the content of a cell in a table with editors, the editor, or a message below the content. */
export function EditableContent({ controls, rowKey, columnId, children }: EditableContentProps) {
  const { editing } = controls;
  const status = useSyncExternalStore(
    editing.subscribe,
    () => editing.getStatus(rowKey, columnId),
    () => undefined,
  );
  const message = useSyncExternalStore(
    editing.subscribe,
    () => editing.getMessage(rowKey, columnId),
    () => undefined,
  );
  const editedRow = useSyncExternalStore(
    editing.subscribe,
    () => editing.getRow(rowKey),
    () => undefined,
  );
  const error = message && <Message data-part="cell-message">{message}</Message>;
  if (editedRow && isEditableColumn(controls, columnId)) {
    return (
      <>
        <FieldHost row={editedRow} columnId={columnId} />
        {error}
      </>
    );
  }
  return (
    <Box data-part="editable-box" data-edited={status ? '' : undefined}>
      {/* The text stays for the size of the cell. */}
      <span data-part="editable" aria-hidden={status ? true : undefined}>
        {wrapTexts(children)}
      </span>
      {status && (
        <Suspense>
          <CellEditor
            controls={controls}
            rowKey={rowKey}
            columnId={columnId}
            isSaving={status === 'saving'}
            onLost={() => editing.setStatus(rowKey, columnId, undefined)}
          />
        </Suspense>
      )}
      {error}
    </Box>
  );
}
