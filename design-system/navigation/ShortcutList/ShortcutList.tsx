import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useControllable } from '../../internal/useControllable.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Shortcuts that belong together. */
export type ShortcutGroup = {
  /** What they have in common. */
  title: ReactNode;
  /** Each with its keys as `useShortcuts` takes them, and what it does. */
  items: readonly { keys: string; label: ReactNode }[];
};

export type ShortcutListProps = {
  /** The shortcuts of the application, in groups. */
  groups: readonly ShortcutGroup[];
  /** Whether the list is open, where the caller keeps it. */
  isOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
};

const ShortcutPanel = lazy(() => import('./ShortcutPanel.tsx'));

/**
 * The keyboard shortcuts of an application in a dialog, under the key `?`, with a switch for those that need no
 * modifier. It only tells of them: `useShortcuts` makes them work.
 */
export function ShortcutList({ groups, isOpen, onOpenChange }: ShortcutListProps) {
  const [open, setOpen] = useControllable(isOpen, false, onOpenChange);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useShortcuts({ '?': () => setOpen(true) });
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ShortcutPanel groups={groups} isOpen={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
