import { Check } from 'lucide-react';
import type { ReactNode, Ref, RefObject } from 'react';
import { Header, Item, List, Mark, Surface } from './Menu.styles.ts';
import { useForeignElements } from '../../internal/foreignElements.ts';
import { useCloseWhenHidden } from '../../internal/hiddenPanel.ts';
import { useOverlayEnd } from '../../internal/useOverlayEnd.ts';
import { listKeys, type Keys } from '../../internal/keys.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

/** An item of a menu: a link, an action, or an item to select, which has neither `href` nor `onAction`. */
export type MenuItem<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  /** The language of the label as a BCP 47 tag, if the page has another, as for the name of a language. */
  lang?: string;
  icon?: ReactNode;
  /**
   * Whether it cannot be selected or pressed.
   * @default false
   */
  isDisabled?: boolean;
} & (
  | { href: string; onAction?: never }
  | { onAction: () => void; href?: never }
  | { href?: never; onAction?: never }
);

/** What a menu shows when it is open. */
export type MenuListContent<Id extends string = string> = {
  /** The accessible name of the menu. */
  'aria-label': string;
  /** The items in order, or a hook that returns them, which is called only after the menu has been opened. */
  items: readonly MenuItem<Id>[] | (() => readonly MenuItem<Id>[]);
  /** Content above the items, such as the name of the account. */
  header?: ReactNode;
  /**
   * Whether items are selected, one or several. A menu of several stays open.
   * @default 'none'
   */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of the selected items (controlled), or `'all'`, which leaves out links and actions. */
  selectedKeys?: Keys;
  /**
   * The ids of the initially selected items (uncontrolled), or `'all'`.
   * @default []
   */
  defaultSelectedKeys?: Keys;
  /** Called with the ids of all selected items when the user changes the selection. */
  onSelectionChange?: (keys: Set<Id>) => void;
  id?: string;
  /** The list while it is open. */
  ref?: Ref<HTMLElement>;
};

type MenuListProps = Omit<MenuListContent, 'defaultSelectedKeys'> & {
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Returns the place at which the menu is, such as the pointer. By default the trigger. */
  getTargetRect?: () => DOMRect;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Renders the list of a Menu; a separate chunk, because most visits to a page open no menu. */
export default function MenuList({
  'aria-label': label,
  items,
  header,
  selectionMode = 'none',
  selectedKeys = [],
  onSelectionChange,
  ...popover
}: MenuListProps) {
  const entries = typeof items === 'function' ? items() : items;
  const ids = entries
    .filter(({ href, onAction }) => href === undefined && !onAction)
    .map(({ id }) => id);
  const close = () => popover.onOpenChange(false);
  useCloseWhenHidden(close);
  useForeignElements();
  useOverlayEnd();
  return (
    <Surface {...popover} aria-label={label} placement="bottom end">
      {header && <Header data-part="header">{header}</Header>}
      <List
        data-part="items"
        aria-label={label}
        autoFocus="first"
        onClose={close}
        selectionMode={selectionMode}
        selectedKeys={listKeys(selectedKeys, () => ids)}
        disallowEmptySelection={selectionMode === 'single'}
        onSelectionChange={(keys) => {
          onSelectionChange?.(new Set(keys === 'all' ? ids : ids.filter((id) => keys.has(id))));
        }}
      >
        {entries.map(({ id, label: text, lang, icon, isDisabled, href, onAction }) => (
          <Item
            data-part="item"
            key={id}
            id={id}
            isDisabled={isDisabled}
            {...(href === undefined ? (onAction ? { onAction } : {}) : { href })}
            textValue={typeof text === 'string' ? text : undefined}
          >
            {selectionMode !== 'none' && (
              <Mark data-part="mark">
                <Icon as={Check} size={18} />
              </Mark>
            )}
            {icon}
            {lang ? <bdi lang={lang}>{text}</bdi> : wrapTexts(text)}
          </Item>
        ))}
      </List>
    </Surface>
  );
}
