import { Suspense, useState, type Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useControllable } from '../../internal/useControllable.ts';
import type { ShortcutGroup } from './ShortcutPanel.tsx';
import { useShortcuts } from './useShortcuts.ts';

export type { ShortcutGroup } from './ShortcutPanel.tsx';

export type ShortcutListProps = {
  /** The shortcuts in groups. */
  groups: readonly ShortcutGroup[];
  /** Whether the list is open (controlled). */
  isOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

const ShortcutPanel = lazyPart(() => import('./ShortcutPanel.tsx'));

/**
 * Renders a dialog with the keyboard shortcuts of an application, opened with `?`, and a switch for single-key
 * shortcuts. It only lists them: `useShortcuts` registers them.
 */
export function ShortcutList(given: ShortcutListProps) {
  const { groups, isOpen, onOpenChange, ...props } = useProps('ShortcutList', given);
  const [open, setOpen] = useControllable(isOpen, false, onOpenChange);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useShortcuts({ '?': () => setOpen(true) });
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ShortcutPanel
        {...props}
        groups={groups}
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
