import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { dragColumnId } from './columnProps.ts';
import { rowDragWords } from './rowDragWords.ts';
import type { ToolProps } from './tableControls.ts';
import type { ArrangedColumn } from './tableView.ts';

const HiddenText = styled.span`
  ${visuallyHidden}
`;

/** Returns the columns with a first one for the handles that drag rows. It is pinned with the column that it is before. */
export function addDragColumn<Row>(
  columns: readonly ArrangedColumn<Row>[],
  Tool: (props: ToolProps) => ReactNode,
): readonly ArrangedColumn<Row>[] {
  const drag: ArrangedColumn<Row> = {
    id: dragColumnId,
    header: (
      <HiddenText>
        <FormattedMessage {...rowDragWords.moveUnnamed} />
      </HiddenText>
    ),
    cell: () => null,
    Tool,
    pin: columns[0]?.pin === 'start' ? 'start' : undefined,
    width: 44,
    allowsResizing: false,
  };
  return [drag, ...columns];
}
