import { Suspense, type Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useControllable } from '../../internal/useControllable.ts';
import { useShortcuts } from '../ShortcutList/useShortcuts.ts';
import type { CommandGroup } from './commands.ts';

export type CommandPaletteProps = {
  /** The commands in groups. */
  items: readonly CommandGroup[];
  /** Whether the palette is open (controlled). */
  isOpen?: boolean;
  /**
   * Whether the palette is initially open (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the palette opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  id?: string;
  className?: string;
  /** The dialog while it is open. */
  ref?: Ref<HTMLElement>;
};

const PalettePanel = lazyPart(() => import('./PalettePanel.tsx'));

/**
 * Renders a search dialog for all pages and actions of an application, opened with Ctrl or ⌘ and K. Its code is loaded
 * when it opens.
 */
export function CommandPalette(given: CommandPaletteProps) {
  const {
    items,
    isOpen,
    defaultOpen = false,
    onOpenChange,
    ...props
  } = useProps('CommandPalette', given);
  const [open, setOpen] = useControllable(isOpen, defaultOpen, onOpenChange);
  useShortcuts({ 'Mod+k': () => setOpen(true) });
  if (!open) return null;
  const close = () => setOpen(false);
  return (
    <Suspense>
      {/* Lost: its code could not be loaded. */}
      <PalettePanel {...props} groups={items} onClose={close} onLost={close} />
    </Suspense>
  );
}
