import { useMemo } from 'react';
import { containsText, foldText } from '../../formatters/foldText.ts';
import type { FieldOption } from '../field/fieldOption.ts';

/** Returns a filter of labels: it accepts a label that contains the text, or whose option has an alias that begins with it. */
export function useOptionFilter(options: readonly FieldOption[]) {
  return useMemo(() => {
    const aliases = new Map(options.map((option) => [option.label, option.aliases ?? []]));
    return (label: string, text: string) =>
      containsText(label, text) ||
      (aliases.get(label) ?? []).some((alias) => foldText(alias).startsWith(foldText(text)));
  }, [options]);
}
