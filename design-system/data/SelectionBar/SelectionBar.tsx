import { Ellipsis, X } from 'lucide-react';
import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { useAnnouncement } from '../../internal/announcer.ts';
import type { Keys } from '../../internal/keys.ts';
import { useProps } from '../../internal/useProps.ts';
import { Menu, type MenuItem } from '../../navigation/Menu/Menu.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Actions, Clear, Count, More, Root } from './SelectionBar.styles.ts';
import { useBarFocus } from './useBarFocus.ts';
import { useFittingCount } from './useFittingCount.ts';

const words = defineMessages({
  label: { id: 'ds.selectionBar.label', defaultMessage: 'Selection' },
  count: {
    id: 'ds.selectionBar.count',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
  },
  all: { id: 'ds.selectionBar.all', defaultMessage: 'All selected' },
  selectAll: { id: 'ds.selectionBar.selectAll', defaultMessage: 'Select all {count, number}' },
  clear: { id: 'ds.selectionBar.clear', defaultMessage: 'Clear selection' },
  more: { id: 'ds.selectionBar.more', defaultMessage: 'More actions' },
  available: {
    id: 'ds.selectionBar.available',
    defaultMessage: 'Actions for the selected rows are available.',
  },
});

export type SelectionBarProps = {
  /** The keys of the selected rows, or `'all'`. Without any, nothing is rendered. */
  selectedKeys: Keys;
  /** What users can do with the selected rows, the most frequent first. What does not fit in one line is in a menu. */
  actions: readonly MenuItem[];
  /** Called when the user clears the selection. */
  onClearSelection: () => void;
  /** The number of rows that can be selected, also of those that are still at the server. */
  rowCount?: number;
  /** Called when the user selects all rows, also those that are still at the server. Offered if `rowCount` is greater than the selection. */
  onSelectAll?: () => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Renders what users can do with the selected rows of a table, at the bottom of the window while rows are selected. Put it after the table.
 * Its appearance is announced; the focus stays in the table, and returns there when the bar goes.
 */
export function SelectionBar(given: SelectionBarProps) {
  const { selectedKeys, actions, onClearSelection, rowCount, onSelectAll, ref, ...props } =
    useProps('SelectionBar', given);
  const { formatMessage } = useIntl();
  const isAll = selectedKeys === 'all';
  const count = isAll ? rowCount : new Set(selectedKeys).size;
  const isShown = count !== 0;
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const fitting = useFittingCount(box, isShown);
  const focusHandlers = useBarFocus(root, isShown, () => clearButton.current);
  useAnnouncement(isShown ? formatMessage(words.available) : '');
  if (!isShown) return null;
  const hidden = actions.slice(fitting);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClearSelection();
  };
  return (
    <Root
      {...props}
      {...focusHandlers}
      ref={root}
      role="group"
      aria-label={formatMessage(words.label)}
      onKeyDown={onKeyDown}
    >
      <Count data-part="count">
        {count === undefined ? formatMessage(words.all) : formatMessage(words.count, { count })}
      </Count>
      {!isAll &&
        onSelectAll &&
        rowCount !== undefined &&
        count !== undefined &&
        rowCount > count && (
          <Button variant="ghost" size="sm" onPress={onSelectAll}>
            {formatMessage(words.selectAll, { count: rowCount })}
          </Button>
        )}
      <Actions data-part="actions" ref={box}>
        {actions.map(({ id, label, icon, isDisabled, href, onAction }, index) => (
          <span key={id} data-hidden={index < fitting ? undefined : ''}>
            {href === undefined ? (
              <Button
                variant="soft"
                size="sm"
                icon={icon}
                isDisabled={isDisabled}
                onPress={onAction}
              >
                {label}
              </Button>
            ) : (
              <ButtonLink variant="soft" size="sm" icon={icon} href={href} isDisabled={isDisabled}>
                {label}
              </ButtonLink>
            )}
          </span>
        ))}
      </Actions>
      {hidden.length > 0 && (
        <More data-part="more">
          <Menu
            aria-label={formatMessage(words.more)}
            items={hidden}
            trigger={
              <IconButton size="sm" aria-label={formatMessage(words.more)}>
                <Icon as={Ellipsis} size={18} />
              </IconButton>
            }
          />
        </More>
      )}
      <Clear data-part="clear">
        <IconButton
          size="sm"
          aria-label={formatMessage(words.clear)}
          onPress={onClearSelection}
          ref={clearButton}
        >
          <Icon as={X} size={18} />
        </IconButton>
      </Clear>
    </Root>
  );
}
