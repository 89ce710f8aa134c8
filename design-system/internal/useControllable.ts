import { useState } from 'react';

/**
 * Returns a value and its setter: controlled if `value` is given, otherwise kept in local state. The third entry sets the local state
 * without calling `onChange`.
 */
export function useControllable<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void, (value: Value) => void] {
  const [localValue, setLocalValue] = useState(defaultValue);
  function change(next: Value): void {
    setLocalValue(next);
    onChange?.(next);
  }
  return [value === undefined ? localValue : value, change, setLocalValue];
}
