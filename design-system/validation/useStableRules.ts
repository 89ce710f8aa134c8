import { useState } from 'react';
import type { Rules } from './rules.ts';

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof RegExp && other instanceof RegExp) return String(one) === String(other);
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  return (
    keys.length === others.length &&
    keys.every(
      (key, index) =>
        key === others[index] && isSame(one[key as keyof object], other[key as keyof object]),
    )
  );
}

/** The same object for as long as the rules say the same, so that rules written in place cost nothing. */
export function useStableRules(rules: Rules): Rules {
  const [stable, setStable] = useState(rules);
  if (isSame(stable, rules)) return stable;
  setStable(rules);
  return rules;
}
