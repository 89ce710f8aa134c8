import type { ReactNode } from 'react';

/** One thing that the palette offers: a place, or something to do. */
export type Command = {
  id: string;
  /** What it is called. */
  label: string;
  /** Other words that find it. */
  keywords?: readonly string[];
  /** A drawing before the label. */
  icon?: ReactNode;
  /** The keys that do the same, as `useShortcuts` takes them. */
  shortcut?: string;
} & ({ href: string; onAction?: never } | { onAction: () => void; href?: never });

/** Commands that belong together. */
export type CommandGroup = { id: string; title: string; items: readonly Command[] };

// Letters without their accents, in one case, and no vowel signs: what a hurried reader types.
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\u0640]/gu, '')
    .toLocaleLowerCase('en');
}

/** The commands in whose label or keywords every word of the text stands; groups without one are left out. */
export function matchCommands(
  groups: readonly CommandGroup[],
  text: string,
): readonly CommandGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const isFound = ({ label, keywords = [] }: Command) => {
    const said = plain([label, ...keywords].join(' '));
    return words.every((word) => said.includes(word));
  };
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isFound) }))
    .filter(({ items }) => items.length > 0);
}
