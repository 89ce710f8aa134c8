import { Suspense, useState, type Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useControllable } from '../../internal/useControllable.ts';
import type { ShortcutGroup } from './ShortcutPanel.tsx';
import { useShortcuts } from './useShortcuts.ts';

export type { ShortcutGroup, ShortcutItem } from './ShortcutPanel.tsx';

export type ShortcutListProps = {
  /** The shortcuts in groups. */
  items: readonly ShortcutGroup[];
  /** Whether the list is open (controlled). */
  isOpen?: boolean;
  /**
   * Whether the list is initially open (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  id?: string;
  className?: string;
  /** The dialog while it is open. */
  ref?: Ref<HTMLElement>;
};

const ShortcutPanel = lazyPart(() => import('./ShortcutPanel.tsx'));

/**
 * Renders a dialog with the keyboard shortcuts of an application, opened with `?`, and a switch for single-key
 * shortcuts. It only lists them: `useShortcuts` registers them.
 */
export function ShortcutList(given: ShortcutListProps) {
  const {
    items,
    isOpen,
    defaultOpen = false,
    onOpenChange,
    ...props
  } = useProps('ShortcutList', given);
  const [open, setOpen] = useControllable(isOpen, defaultOpen, onOpenChange);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useShortcuts({ '?': () => setOpen(true) });
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ShortcutPanel
        {...props}
        groups={items}
        isOpen={open}
        onOpenChange={setOpen}
        // Called if the code of the panel cannot be loaded; the next press tries again.
        onLost={() => {
          setOpen(false);
          setWasOpened(false);
        }}
      />
    </Suspense>
  );
}
