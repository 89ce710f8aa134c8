import { foldText } from '../../formatters/foldText.ts';
import type { FieldOption } from '../field/fieldOption.ts';
import { defineRule } from '../../validation/rules.ts';

/** A text left in the box that matches no option. */
export class UnmatchedText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Rejects a text that matches no option. */
export const isOption = defineRule('option', (value) => !(value instanceof UnmatchedText));

/** Returns the option with this id from the first list that has it. */
export function findOption<Id extends string>(
  value: string | null,
  ...lists: readonly (readonly FieldOption<Id>[])[]
): FieldOption<Id> | undefined {
  if (value === null) return undefined;
  for (const options of lists) {
    const option = options.find((candidate) => candidate.id === value);
    if (option !== undefined) return option;
  }
  return undefined;
}

function normalize(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replaceAll('.', '');
}

/**
 * Returns the enabled option whose label equals the text, ignoring case; otherwise the option with such an alias, or the only option
 * whose label differs just in accents or marks.
 */
export function findOptionByLabel<Id extends string>(
  text: string,
  options: readonly FieldOption<Id>[],
): FieldOption<Id> | undefined {
  const normalized = normalize(text);
  if (normalized === '') return undefined;
  const enabled = options.filter(({ isDisabled }) => !isDisabled);
  const equals = (name: string) => normalize(name) === normalized;
  const same =
    enabled.find(({ label }) => equals(label)) ??
    enabled.find(({ aliases }) => aliases?.some(equals));
  if (same) return same;
  const folded = foldText(text);
  const similar = folded === '' ? [] : enabled.filter(({ label }) => foldText(label) === folded);
  return similar.length === 1 ? similar[0] : undefined;
}
