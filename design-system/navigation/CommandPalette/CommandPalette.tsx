import { useEffect, useEffectEvent } from 'react';
import { lateModule, useLateModule } from '../../internal/lateModule.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { useShortcuts } from '../ShortcutList/useShortcuts.ts';
import type { CommandGroup } from './commands.ts';

export type CommandPaletteProps = {
  /** The commands in groups. */
  groups: readonly CommandGroup[];
  /** Whether the palette is open (controlled). */
  isOpen?: boolean;
  /** Called when the palette opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
};

// Not `lazy`, which throws into the page if the code does not arrive, and does not try again.
const latePanel = lateModule(() => import('./PalettePanel.tsx'));

/**
 * Renders a search dialog for all pages and actions of an application, opened with Ctrl or ⌘ and K. Its code is loaded
 * when it opens.
 */
export function CommandPalette({ groups, isOpen, onOpenChange }: CommandPaletteProps) {
  const [open, setOpen] = useControllable(isOpen, false, onOpenChange);
  useShortcuts({ 'Mod+k': () => setOpen(true) });
  const { module: panel, preload } = useLateModule(latePanel, () => setOpen(false));
  const load = useEffectEvent(preload);
  useEffect(() => {
    if (open) load();
  }, [open]);
  if (!open || !panel) return null;
  return <panel.default groups={groups} onClose={() => setOpen(false)} />;
}
