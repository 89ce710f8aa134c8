import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { Key } from 'react-stately';
import styled from 'styled-components';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { compact } from './compact.ts';
import type { TableControls } from './tableControls.ts';

/** The code of editors, which loads when a table with one has the focus or the pointer. */
export const CellEditor = lazyPart(() => import('./CellEditor.tsx'));

/** The content, which keeps the size of its cell while an editor lies over it. */
const Box = styled.span`
  position: relative;
  display: block;

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
      {message && <Message data-part="cell-message">{message}</Message>}
    </Box>
  );
}
