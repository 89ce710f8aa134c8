import type { ComponentType } from 'react';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';

/**
 * Returns a component that renders nothing until the page is hydrated. Code that loads on demand is not there in time for it, so React would
 * replace the server's HTML and report an error.
 */
export function afterHydration<Props extends object>(Part: ComponentType<Props>) {
  return function AfterHydration(props: Props) {
    return useIsUnscripted() ? null : <Part {...props} />;
  };
}
