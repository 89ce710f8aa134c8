import {
  cloneElement,
  lazy,
  Suspense,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/** One entry: it leads somewhere, or it does something. */
export type MenuEntry = { id: string; label: ReactNode; icon?: ReactNode } & (
  { href: string; onAction?: never } | { onAction: () => void; href?: never }
);

/** What the button of a menu has to take: Button and IconButton do. */
export type MenuTriggerProps = {
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  onHoverStart?: () => void;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

export type MenuProps = {
  /** What the menu is for, for a screen reader. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement<MenuTriggerProps>;
  /** The entries, in their order, or a hook that gives them: it is called only once the menu has been opened. */
  items: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** Something to read above the entries: whose account this is, say. */
  header?: ReactNode;
};

const loadList = () => import('./MenuList.tsx');
const MenuList = lazy(loadList);

/** A button with a list of places and actions behind it. The list's code comes when the button is reached. */
export function Menu({ trigger, ...list }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const prepare = () => void loadList();
  return (
    <>
      {cloneElement(trigger, {
        ref: triggerRef,
        onPress: open,
        onHoverStart: prepare,
        onFocus: prepare,
        onKeyDown: (event) => {
          if (event.key === 'ArrowDown') open();
        },
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
      })}
      {wasOpened && (
        <Suspense>
          <MenuList {...list} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
