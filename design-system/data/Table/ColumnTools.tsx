import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useIntl } from '../../i18n/intl.ts';
import { Menu } from '../../navigation/Menu/Menu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { watchColumnDrag } from './columnDrag.ts';
import { compact } from './compact.ts';
import { ColumnFilterButton } from './ColumnFilterButton.tsx';
import { ColumnResizer, type ColumnResizerProps } from './ColumnResizer.tsx';
import { listColumnActions } from './columnMenu.tsx';
import { columnWords } from './columnWords.ts';

const Root = styled.span`
  display: inline-flex;
  vertical-align: middle;

  & > button {
    min-inline-size: ${tokens.size.target};
    min-block-size: ${tokens.size.target};
    inline-size: ${tokens.size.target};
    block-size: ${tokens.size.target};
    padding: 0;
  }
  ${compact} {
    display: none;
  }
`;

type ColumnToolsProps = ColumnResizerProps & {
  hasMenu: boolean;
  hasFilter: boolean;
  isFiltered: boolean;
  isResizable: boolean;
};

// React Aria's table would take this event of a closing overlay, and focus the heading instead of the button.
const restoreEvent = 'react-aria-focus-scope-restore';

/** Renders the menu button and the resizer of a heading; a separate chunk, because most tables have neither. */
export default function ColumnTools(given: ColumnToolsProps) {
  const { hasMenu, hasFilter, isFiltered, isResizable, ...props } = given;
  const intl = useIntl();
  const { controls, id, title } = props;
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const heading = ref.current?.closest('th');
    return heading ? watchColumnDrag(heading, controls, id) : undefined;
  }, [controls, id]);
  useEffect(() => {
    const tools = ref.current;
    const keep = (event: Event) => event.stopPropagation();
    tools?.addEventListener(restoreEvent, keep);
    return () => tools?.removeEventListener(restoreEvent, keep);
  }, []);
  return (
    <>
      {hasMenu && (
        <Root data-part="column-tools" ref={ref}>
          {hasFilter && (
            <ColumnFilterButton controls={controls} id={id} title={title} isFiltered={isFiltered} />
          )}
          <Menu
            aria-label={intl.formatMessage(columnWords.options, { column: title })}
            items={() => listColumnActions(controls, id, intl.formatMessage)}
            trigger={
              <IconButton
                size="sm"
                aria-label={intl.formatMessage(columnWords.options, { column: title })}
              >
                <Icon as={ChevronDown} size={16} />
              </IconButton>
            }
          />
        </Root>
      )}
      {isResizable && <ColumnResizer {...props} />}
    </>
  );
}
