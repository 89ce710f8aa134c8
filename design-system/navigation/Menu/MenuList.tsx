import type { RefObject } from 'react';
import { Header, Item, List, Surface } from './Menu.styles.ts';
import type { MenuProps } from './Menu.tsx';

type MenuListProps = Omit<MenuProps, 'trigger'> & {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Renders the list of a Menu; a separate chunk, because most visits to a page open no menu. */
export default function MenuList({ label, items, header, ...popover }: MenuListProps) {
  const entries = typeof items === 'function' ? items() : items;
  const close = () => popover.onOpenChange(false);
  return (
    <Surface {...popover} aria-label={label} placement="bottom end">
      {header && <Header>{header}</Header>}
      <List aria-label={label} autoFocus="first" onClose={close}>
        {entries.map(({ id, label: text, icon, href, onAction }) => (
          <Item
            key={id}
            id={id}
            {...(href === undefined ? { onAction } : { href })}
            {...(typeof text === 'string' && { textValue: text })}
          >
            {icon}
            {text}
          </Item>
        ))}
      </List>
    </Surface>
  );
}
