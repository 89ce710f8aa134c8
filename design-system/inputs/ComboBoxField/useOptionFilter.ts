import { useMemo } from 'react';
import { useFilter } from 'react-aria-components/ComboBox';
import type { FieldOption } from '../field/fieldOption.ts';

/** Returns which labels match a text: those that contain it, and those of options with an alias that begins with it. */
export function useOptionFilter(options: readonly FieldOption[]) {
  const { contains, startsWith } = useFilter({ sensitivity: 'base' });
  return useMemo(() => {
    const aliases = new Map(options.map((option) => [option.label, option.aliases ?? []]));
    return (label: string, text: string) =>
      contains(label, text) ||
      (aliases.get(label) ?? []).some((alias) => startsWith(alias, text.trim()));
  }, [options, contains, startsWith]);
}
