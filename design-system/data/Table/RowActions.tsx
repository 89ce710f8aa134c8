import { Ellipsis } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Root } from './RowActions.styles.ts';
import { nameRowActions } from './rowActionWords.ts';
import { preloadMenu } from './RowMenu.tsx';
import type { RowActionsSource } from './rowMenuSource.tsx';

export type RowActionsProps = { source: RowActionsSource; row: never };

/** Renders the button that opens the menu of a row; a separate chunk, because most tables have none. */
export default function RowActions({ source, row }: RowActionsProps) {
  const intl = useIntl();
  const ref = useRef<HTMLButtonElement>(null);
  const key = source.getKey(row);
  const isOpen = useSyncExternalStore(source.subscribe, () => source.getOpen()?.key === key);
  const open = () => {
    if (ref.current) source.setOpen({ key, row, target: ref.current, point: undefined });
  };
  return (
    <Root data-part="row-actions">
      <IconButton
        size="sm"
        ref={ref}
        aria-label={nameRowActions(intl, source.getRowHeader(), row)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
        onHoverStart={preloadMenu}
        onFocus={preloadMenu}
      >
        <Icon as={Ellipsis} size={18} />
      </IconButton>
    </Root>
  );
}
