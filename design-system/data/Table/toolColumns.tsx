import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MessageDescriptor } from '../../i18n/intl.ts';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { editColumnId } from './cellEditing.ts';
import { dragColumnId } from './columnProps.ts';
import { rowDragWords } from './rowDragWords.ts';
import { rowEditWords } from './rowEditWords.ts';
import type { ToolProps } from './tableControls.ts';
import type { ArrangedColumn } from './tableView.ts';

const HiddenText = styled.span`
  ${visuallyHidden}
`;

/** Returns a column of the table itself, whose heading is for screen readers only. */
function createToolColumn<Row>(
  id: string,
  message: MessageDescriptor,
  Tool: (props: ToolProps) => ReactNode,
): ArrangedColumn<Row> {
  const header = (
    <HiddenText>
      <FormattedMessage {...message} />
    </HiddenText>
  );
  return { id, header, cell: () => null, Tool, allowsResizing: false };
}

/** Returns the columns with a first one for the handles that drag rows. It is pinned with the column that it is before. */
export function addDragColumn<Row>(
  columns: readonly ArrangedColumn<Row>[],
  Tool: (props: ToolProps) => ReactNode,
): readonly ArrangedColumn<Row>[] {
  const column = createToolColumn<Row>(dragColumnId, rowDragWords.moveUnnamed, Tool);
  return [
    { ...column, pin: columns[0]?.pin === 'start' ? 'start' : undefined, width: 44 },
    ...columns,
  ];
}

/** Returns the columns with a last one for the buttons that edit rows. */
export function addEditColumn<Row>(
  columns: readonly ArrangedColumn<Row>[],
  Tool: (props: ToolProps) => ReactNode,
): readonly ArrangedColumn<Row>[] {
  const column = createToolColumn<Row>(editColumnId, rowEditWords.editUnnamed, Tool);
  return [...columns, { ...column, pin: 'end', width: 104 }];
}
