import { Suspense } from 'react';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useControllable } from '../../internal/useControllable.ts';
import { useShortcuts } from '../ShortcutList/useShortcuts.ts';
import type { CommandGroup } from './commands.ts';

export type CommandPaletteProps = {
  /** The commands in groups. */
  items: readonly CommandGroup[];
  /** Whether the palette is open (controlled). */
  isOpen?: boolean;
  /** Called when the palette opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
};

const PalettePanel = lazyPart(() => import('./PalettePanel.tsx'));

/**
 * Renders a search dialog for all pages and actions of an application, opened with Ctrl or ⌘ and K. Its code is loaded
 * when it opens.
 */
export function CommandPalette({ items, isOpen, onOpenChange }: CommandPaletteProps) {
  const [open, setOpen] = useControllable(isOpen, false, onOpenChange);
  useShortcuts({ 'Mod+k': () => setOpen(true) });
  if (!open) return null;
  const close = () => setOpen(false);
  return (
    <Suspense>
      {/* Lost: its code could not be loaded. */}
      <PalettePanel groups={items} onClose={close} onLost={close} />
    </Suspense>
  );
}
