import { createContext, use } from 'react';
import { deprecatedProps } from './deprecatedProps.ts';
import { isDevelopment, warnOnce } from './warnOnce.ts';

/** The default props of a portal, by the name of the component. */
export type AnyDefaults = Readonly<Record<string, object | undefined>>;

export const DefaultsContext = createContext<AnyDefaults>({});

/**
 * Returns the props of a component: those given, then the portal's defaults, and the `data-part` of its root. `style` and `render` of
 * callers without types are dropped, because portals style by `className` and `data-part`. A deprecated prop gets its new name, and a
 * warning in development.
 */
export function useProps<Props extends object>(name: string, given: Props): Props {
  const props: Record<string, unknown> = {
    'data-part': name.replace(/\B[A-Z]/g, '-$&').toLowerCase(),
    ...use(DefaultsContext)[name],
  };
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const renamed = deprecatedProps[name]?.[key];
    if (isDevelopment && renamed) warnOnce(`${name}: ${key} is deprecated; use ${renamed}.`);
    props[renamed ?? key] = value;
  }
  const { style: _style, render: _render, ...passed } = props;
  return passed as Props;
}
