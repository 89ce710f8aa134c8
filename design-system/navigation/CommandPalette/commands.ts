import type { ReactNode } from 'react';
import { containsWords } from '../../formatters/foldText.ts';

/** A command: a page or an action. */
export type Command = {
  id: string;
  /** The label. */
  label: string;
  /** The language of the label as a BCP 47 tag, if the page has another, as for the name of a language. */
  lang?: string;
  /** Other words that match it. */
  aliases?: readonly string[];
  /** An icon before the label. */
  icon?: ReactNode;
  /** The keyboard shortcut of the same action, in the syntax of `useShortcuts`. */
  shortcut?: string;
} & ({ href: string; onAction?: never } | { onAction: () => void; href?: never });

/** A titled group of commands. */
export type CommandGroup = { id: string; label: ReactNode; items: readonly Command[] };

/** Returns the commands whose label and aliases contain every word of the text. Empty groups are left out. */
export function matchCommands(
  groups: readonly CommandGroup[],
  text: string,
): readonly CommandGroup[] {
  const matches = ({ label, aliases = [] }: Command) =>
    containsWords([label, ...aliases].join(' '), text);
  return groups
    .map((group) => ({ ...group, items: group.items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
}
