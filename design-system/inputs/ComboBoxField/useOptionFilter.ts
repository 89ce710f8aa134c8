import { useMemo } from 'react';
import { containsText, foldText } from '../../formatters/foldText.ts';
import type { FieldOption } from '../field/fieldOption.ts';

/** Returns which labels match a text: those that contain it, and those of options with an alias that begins with it. */
export function useOptionFilter(options: readonly FieldOption[]) {
  return useMemo(() => {
    const aliases = new Map(options.map((option) => [option.label, option.aliases ?? []]));
    return (label: string, text: string) =>
      containsText(label, text) ||
      (aliases.get(label) ?? []).some((alias) => foldText(alias).startsWith(foldText(text)));
  }, [options]);
}
