import { useEffect, useState, type ReactElement } from 'react';

type Wrap = (list: ReactElement) => ReactElement;

let loaded: Wrap | undefined;

/** Returns the function that makes a long list virtual, which is loaded when the first long list mounts; undefined until then. */
export function useVirtualOptions(isLong: boolean): Wrap | undefined {
  const [wrap, setWrap] = useState(() => loaded);
  useEffect(() => {
    if (!isLong || wrap) return;
    import('./wrapVirtual.tsx').then(
      ({ wrapVirtual }) => {
        loaded = wrapVirtual;
        setWrap(() => wrapVirtual);
      },
      () => undefined,
    );
  }, [isLong, wrap]);
  return isLong ? wrap : undefined;
}
