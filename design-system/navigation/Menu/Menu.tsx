import type { ReactElement, ReactNode } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Header, Item, List, Surface } from './Menu.styles.ts';

/** One entry: it leads somewhere, or it does something. */
export type MenuEntry = { id: string; label: ReactNode; icon?: ReactNode } & (
  { href: string; onAction?: never } | { onAction: () => void; href?: never }
);

export type MenuProps = {
  /** What the menu is for, for a screen reader. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Something to read above the entries: whose account this is, say. */
  header?: ReactNode;
};

/** A button with a list of places and actions behind it. */
export function Menu({ label, trigger, items, header }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Surface placement="bottom end">
        {header && <Header>{header}</Header>}
        <List aria-label={label}>
          {items.map(({ id, label: text, icon, href, onAction }) => (
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
    </MenuTrigger>
  );
}
