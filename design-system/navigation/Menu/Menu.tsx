import {
  Children,
  cloneElement,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useProps } from '../../internal/useProps.ts';
import { lateModule, useLateModule } from '../../internal/lateModule.ts';
import type { Keys } from '../../internal/keys.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import type { MenuListContent } from './MenuList.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type { MenuItem } from './MenuList.tsx';

/** The props that the trigger of a menu must accept, as Button and IconButton do. */
export type MenuTriggerProps = {
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  onHoverStart?: () => void;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

export type MenuProps<Id extends string = string> = MenuListContent<Id> & {
  /** Whether the list is open (controlled). */
  isOpen?: boolean;
  /**
   * Whether the list is initially open (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement<MenuTriggerProps>;
  /** Loads what the items need, together with the code of the list. */
  preloadItems?: () => Promise<unknown>;
  /** The `id` of the open menu. */
  id?: string;
  className?: string;
  /** A ref to the open menu. */
  ref?: Ref<HTMLElement>;
};

/** Returns the element that a server component may send through `lazy`, which suspends until its code is loaded. */
function resolveElement<Props>(element: ReactElement<Props>): ReactElement<Props> {
  if (isValidElement(element)) return element;
  return Children.toArray(element)[0] as ReactElement<Props>;
}

/**
 * Renders a button that opens a list of links and actions. The code of the list is loaded when the button is hovered or
 * focused.
 */
export function Menu<Id extends string = string>(given: MenuProps<Id>) {
  const {
    trigger: opener,
    preloadItems: loadItems,
    isOpen: isOpenControlled,
    defaultOpen = false,
    onOpenChange,
    selectedKeys: selectedKeysControlled,
    defaultSelectedKeys = [],
    onSelectionChange,
    ...list
  } = useProps('Menu', given);
  if (isDevelopment) {
    checkProps('Menu', {
      trigger: opener,
      selectedKeys: selectedKeysControlled,
      defaultSelectedKeys,
      onSelectionChange,
      ...list,
    });
  }
  const trigger = resolveElement(opener);
  const triggerRef = useRef<HTMLButtonElement>(null);
  useSharedRef(triggerRef, trigger.props.ref);
  const [isOpen, setOpen] = useControllable(isOpenControlled, defaultOpen, onOpenChange);
  const [selectedKeys, setSelectedKeys] = useControllable<Keys>(
    selectedKeysControlled,
    defaultSelectedKeys,
    onSelectionChange as ((keys: unknown) => void) | undefined,
  );
  // The code may load on hover; the list is mounted only when the menu has been opened.
  const [wasOpened, setWasOpened] = useState(false);
  const [late] = useState(() =>
    lateModule(async () => {
      const [code] = await Promise.all([import('./MenuList.tsx'), loadItems?.()]);
      return code;
    }),
  );
  // If the code cannot be loaded, the next press must be able to open the menu.
  const { module, preload } = useLateModule(late, () => setOpen(false));
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (isOpen) preload();
  }, [isOpen, preload]);
  const open = () => {
    setOpen(true);
    preload();
  };
  return (
    <>
      {cloneElement(trigger, {
        ...mergeProps(trigger.props, {
          onPress: open,
          onHoverStart: preload,
          onFocus: preload,
          onKeyDown: (event: KeyboardEvent) => {
            // Enter and Space press the button. ArrowDown opens the menu, too, as the ARIA pattern of menu buttons allows.
            if (event.key !== 'ArrowDown' || event.currentTarget.ariaDisabled === 'true') return;
            // It would scroll the page as well.
            event.preventDefault();
            open();
          },
        }),
        ref: triggerRef,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen && module !== undefined,
      })}
      {module && wasOpened && (
        <module.default
          {...list}
          selectedKeys={selectedKeys}
          onSelectionChange={setSelectedKeys}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
