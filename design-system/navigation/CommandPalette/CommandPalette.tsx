import { lazy, Suspense } from 'react';
import { useControllable } from '../../internal/useControllable.ts';
import { useShortcuts } from '../ShortcutList/useShortcuts.ts';
import type { CommandGroup } from './commands.ts';

export type CommandPaletteProps = {
  /** What it offers, in groups. */
  groups: readonly CommandGroup[];
  /** Whether it is open, where the caller keeps it. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
};

const PalettePanel = lazy(() => import('./PalettePanel.tsx'));

/**
 * Goes anywhere and does anything by a few letters: Ctrl or ⌘ with K opens a search over the application's pages and
 * actions. Its code comes when it is first opened.
 */
export function CommandPalette({ groups, isOpen, onOpenChange }: CommandPaletteProps) {
  const [open, setOpen] = useControllable(isOpen, false, onOpenChange);
  useShortcuts({ 'Mod+k': () => setOpen(true) });
  if (!open) return null;
  return (
    <Suspense>
      <PalettePanel groups={groups} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
