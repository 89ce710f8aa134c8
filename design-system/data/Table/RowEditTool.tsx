import { Pencil } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { editColumnId } from './cellEditing.ts';
import { compact } from './compact.ts';
import { FieldHost } from './EditableContent.tsx';
import { getRowName, rowEditWords } from './rowActionWords.ts';
import type { ToolProps } from './tableControls.ts';

const { size, space } = tokens;

/** What edits or saves a row. The repeated classes outrank the rules of cells for two-line rows. */
const Root = styled.span`
  display: inline-flex;
  vertical-align: middle;

  td:has(> * > &) {
    padding-block: 0;
    text-align: end;
  }
  ${compact} {
    tr:has(> * > * > &&&) {
      padding-inline-end: calc(${size.target} + ${space.md});
    }
    tr:has(> * > * > &&&):has([data-part='row-actions']) {
      padding-inline-end: calc(2 * ${size.target} + ${space.md});
    }
    td:has(> * > &&&&&) {
      position: absolute;
      inset-block-start: ${space['2xs']};
      inset-inline-end: ${space.xs};
    }
    tr:has([data-part='row-actions']) > td:has(> * > &&&&&) {
      inset-inline-end: calc(${size.target} + ${space.xs});
    }
    /* The buttons of an edited row are below its fields. */
    tr > td:has(> * > &&&&&&[data-editing]) {
      position: static;
      order: 9;
      flex: 0 0 100%;
      grid-column: 1 / -1;
    }
  }
  @media print {
    td:has(> * > &&&&&&),
    table:has(&) th[data-column='row-edit'] {
      display: none;
    }
  }
`;

/** Renders the button that edits a row, or the buttons that save it and give its values back. */
export default function RowEditTool({ controls, rowKey, row }: ToolProps) {
  const { editing } = controls;
  const { formatMessage } = useIntl();
  const editedRow = useSyncExternalStore(editing.subscribe, () => editing.getRow(rowKey));
  const name = getRowName(controls.getRowHeader(), row);
  const columnId = controls.getShownColumns().find(({ renderEditor }) => renderEditor)?.id;
  if (editedRow) {
    return (
      <Root data-part="row-editing" data-editing="">
        <FieldHost row={editedRow} columnId={editColumnId} />
      </Root>
    );
  }
  if (columnId === undefined) return null;
  return (
    <Root data-part="row-editing">
      <IconButton
        size="sm"
        aria-label={
          name
            ? formatMessage(rowEditWords.edit, { row: name })
            : formatMessage(rowEditWords.editUnnamed)
        }
        onPress={({ target }) => {
          const table = target.closest('table');
          if (table) editing.openRow(rowKey, columnId, table);
        }}
      >
        <Icon as={Pencil} size={16} />
      </IconButton>
    </Root>
  );
}
