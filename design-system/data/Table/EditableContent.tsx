import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { Key } from 'react-stately';
import styled from 'styled-components';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import type { TableControls } from './tableControls.ts';

/** The code of editors, which loads when a table with one has the focus or the pointer. */
export const CellEditor = lazyPart(() => import('./CellEditor.tsx'));

const Message = styled.span`
  display: block;
  color: ${tokens.color.danger.text};
  font-size: ${tokens.font.size.sm};
  white-space: normal;
`;

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
  const error = message && <Message data-part="cell-message">{message}</Message>;
  if (status) {
    return (
      <>
        <Suspense fallback={wrapTexts(children)}>
          <CellEditor
            controls={controls}
            rowKey={rowKey}
            columnId={columnId}
            isSaving={status === 'saving'}
            onLost={() => editing.setStatus(rowKey, columnId, undefined)}
          />
        </Suspense>
        {error}
      </>
    );
  }
  return (
    <span data-part="editable">
      {wrapTexts(children)}
      {error}
    </span>
  );
}
