import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';

/**
 * Returns the name under which the visible control sends its text before scripts run, for a field whose value is sent by a hidden
 * input afterwards; undefined from then on. The suffix `.text` marks a text that is not the value: 42 dollars are not 42 cents.
 */
export function useUnscriptedName(name: string | undefined, hasOtherUnit = false) {
  const isUnscripted = useIsUnscripted();
  if (!isUnscripted || name === undefined) return undefined;
  return hasOtherUnit ? `${name}.text` : name;
}
