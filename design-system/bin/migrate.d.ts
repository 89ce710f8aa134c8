import type ts from 'typescript';

/** Renames the props of the library in the code of a portal; returns the counts and what is left to do by hand. */
export function migrate(
  typescript: typeof ts,
  options: { version: string; folder: string; isDry?: boolean },
): { count: number; files: number; byHand: string[] };
