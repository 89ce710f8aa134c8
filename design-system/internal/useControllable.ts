import { useState } from 'react';

/** A value that the caller keeps if one is given, and the component otherwise. */
export function useControllable<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  function change(next: Value): void {
    setOwn(next);
    onChange?.(next);
  }
  return [value === undefined ? own : value, change];
}
