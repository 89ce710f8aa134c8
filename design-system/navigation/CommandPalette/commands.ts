import type { ReactNode } from 'react';

/** A command: a page or an action. */
export type Command = {
  id: string;
  /** The label. */
  label: string;
  /** Other words that match it. */
  keywords?: readonly string[];
  /** An icon before the label. */
  icon?: ReactNode;
  /** The keyboard shortcut of the same action, in the syntax of `useShortcuts`. */
  shortcut?: string;
} & ({ href: string; onAction?: never } | { onAction: () => void; href?: never });

/** A titled group of commands. */
export type CommandGroup = { id: string; title: string; items: readonly Command[] };

// Removes case, accents, Arabic vowel marks and tatweel, which users often omit.
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\u0640]/gu, '')
    .toLocaleLowerCase('en');
}

/** Returns the commands whose label and keywords contain every word of the text. Empty groups are left out. */
export function matchCommands(
  groups: readonly CommandGroup[],
  text: string,
): readonly CommandGroup[] {
  const words = normalize(text).split(/\s+/).filter(Boolean);
  const matches = ({ label, keywords = [] }: Command) => {
    const searchable = normalize([label, ...keywords].join(' '));
    return words.every((word) => searchable.includes(word));
  };
  return groups
    .map((group) => ({ ...group, items: group.items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
}
