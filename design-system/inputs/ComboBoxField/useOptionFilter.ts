import { useMemo } from 'react';
import { containsText, foldText } from '../../formatters/foldText.ts';
import type { FieldOption } from '../field/fieldOption.ts';

/** Returns a filter of labels: it accepts a label that contains the text, or whose option has an alias that begins with it. */
export function useOptionFilter(options: readonly FieldOption[]) {
  return useMemo(() => {
    const aliases = new Map<string, readonly string[]>();
    // Several options may have one label.
    for (const { label, aliases: more = [] } of options)
      aliases.set(label, [...(aliases.get(label) ?? []), ...more]);
    return (label: string, text: string) =>
      containsText(label, text) ||
      (aliases.get(label) ?? []).some((alias) => foldText(alias).startsWith(foldText(text)));
  }, [options]);
}
