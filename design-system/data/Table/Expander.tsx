import { ChevronRight } from 'lucide-react';
import type { Key } from 'react-stately';
import styled from 'styled-components';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';
import type { TableControls } from './tableControls.ts';

const { color, radius, size, space } = tokens;

/** The button at the start of a row that shows what is below it; a space of the same width in rows without it. */
const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  margin-inline: calc(var(--level) * ${space.lg} - ${space['2xs']}) ${space['2xs']};
  margin-block: -2px;
  vertical-align: middle;

  & > button {
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: transparent;
    color: ${color.text.muted};
    cursor: pointer;
  }
  & > button:hover {
    background: ${color.background.hover};
    color: ${color.text.default};
  }
  & > button:focus-visible {
    ${focusRing}
  }
  &:dir(rtl) svg {
    rotate: 180deg;
  }
  & > [aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;

const words = defineMessages({
  collapse: { id: 'ds.table.collapse', defaultMessage: 'Hide what is below' },
  expand: { id: 'ds.table.expand', defaultMessage: 'Show what is below' },
  collapseRow: { id: 'ds.table.collapseRow', defaultMessage: 'Hide what is below: {row}' },
  expandRow: { id: 'ds.table.expandRow', defaultMessage: 'Show what is below: {row}' },
});

type ExpanderProps = {
  controls: TableControls;
  rowKey: Key;
  /** The text of the row header, as far as it is known. */
  name: string;
  /** The depth of the row, from 0. */
  level: number;
  /** Whether what is below the row is shown. Undefined if nothing is. */
  isExpanded: boolean | undefined;
};

/** Renders the button that shows or hides what is below a row, indented by the depth of the row. */
export function Expander({ controls, rowKey, name, level, isExpanded }: ExpanderProps) {
  const { formatMessage } = useIntl();
  const label = isExpanded ? 'collapse' : 'expand';
  return (
    <Root data-part="expander" style={{ '--level': level }}>
      {isExpanded !== undefined && (
        <button
          type="button"
          // The row has the focus, and the arrow keys do the same.
          tabIndex={-1}
          aria-expanded={isExpanded}
          aria-label={
            name ? formatMessage(words[`${label}Row`], { row: name }) : formatMessage(words[label])
          }
          onPointerDown={(event) => event.stopPropagation()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.stopPropagation();
            controls.toggle(rowKey);
            // The keys go on from this row.
            const { selectionManager } = controls.getState();
            selectionManager.setFocused(true);
            selectionManager.setFocusedKey(rowKey);
          }}
        >
          <Icon as={ChevronRight} size={16} />
        </button>
      )}
    </Root>
  );
}
