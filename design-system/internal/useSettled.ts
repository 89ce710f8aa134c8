import { useEffect, useState } from 'react';

const patience = 50;

/**
 * A value that follows another one a few frames later (50 ms), for what may wait until the page has been painted
 * with the new one. What changes back within that time is never told.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), patience);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
