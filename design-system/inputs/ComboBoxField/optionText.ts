import type { FieldOption } from '../field/fieldOption.ts';
import { defineRule } from '../../validation/rules.ts';

/** A text that was left in the box although no option has that name. */
export class StrayText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Such a text is kept, and said to be wrong. */
export const isNoStray = defineRule('option', (value) => !(value instanceof StrayText));

/** The option with this value, in the first list that has it. */
export function findOption(
  value: string | null,
  ...lists: readonly (readonly FieldOption[])[]
): FieldOption | undefined {
  if (value === null) return undefined;
  for (const options of lists) {
    const option = options.find((candidate) => candidate.id === value);
    if (option !== undefined) return option;
  }
  return undefined;
}

function plain(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** The option whose label someone typed in full, whatever its case; not one that cannot be chosen. */
export function optionNamed(
  text: string,
  options: readonly FieldOption[],
): FieldOption | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  return options.find(({ label, isDisabled }) => !isDisabled && plain(label) === wanted);
}
