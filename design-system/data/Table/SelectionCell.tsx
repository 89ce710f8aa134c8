import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { CheckboxIcon } from '../../primitives/choice/CheckboxIcon.tsx';
import { choiceRow, choiceIndicator } from '../../primitives/choice/choice.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { compact } from './compact.ts';
import { Heading } from './Table.styles.ts';
import { Cell } from './TableCell.styles.ts';

const Box = styled(Checkbox)`
  ${choiceRow}
  ${choiceIndicator}
  z-index: 1;
  align-items: center;
  min-inline-size: ${tokens.size.target};
  min-block-size: ${tokens.size.target};

  & > [data-part='all'] {
    display: none;
    color: ${tokens.color.text.default};

    ${compact} {
      display: block;
    }
  }
`;

function SelectionBox({ children }: { children?: ReactNode }) {
  return (
    <Box slot="selection">
      {({ isIndeterminate }) => (
        <>
          <CheckboxIcon isIndeterminate={isIndeterminate} />
          {children}
        </>
      )}
    </Box>
  );
}

/** Renders the cell with the checkbox that selects a row. */
export function SelectionCell() {
  return (
    <Cell data-selection="">
      <SelectionBox />
    </Cell>
  );
}

/**
 * Renders the heading of the selection column, with a "select all" checkbox if `hasAll`; above two-line rows it has a
 * visible label.
 */
export function SelectionHeading({ hasAll }: { hasAll: boolean }) {
  return (
    <Heading data-selection={hasAll ? 'all' : 'one'}>
      {hasAll ? (
        <SelectionBox>
          <span data-part="all" aria-hidden="true">
            <FormattedMessage id="ds.table.selectAll" defaultMessage="Select all" />
          </span>
        </SelectionBox>
      ) : (
        <FormattedMessage id="ds.table.select" defaultMessage="Select" />
      )}
    </Heading>
  );
}
