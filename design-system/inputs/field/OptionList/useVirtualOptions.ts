import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type VirtualOptions = ComponentType<{ children: ReactNode }>;

let loaded: VirtualOptions | undefined;

/** Returns the component around a long list, which is loaded when the first long list mounts; undefined until then. */
export function useVirtualOptions(isLong: boolean): VirtualOptions | undefined {
  const [virtual, setVirtual] = useState(() => loaded);
  useEffect(() => {
    if (!isLong || virtual) return;
    void import('./VirtualOptions.tsx').then(({ VirtualOptions }) => {
      loaded = VirtualOptions;
      setVirtual(() => VirtualOptions);
    });
  }, [isLong, virtual]);
  return isLong ? virtual : undefined;
}
