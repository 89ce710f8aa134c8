import { createContext, use } from 'react';

/** The document in which components are rendered, from `RootProvider`; null in the document of the script. */
export const PageContext = createContext<Document | null>(null);

/** Returns a function that returns the document of the component, for effects and handlers: a server has none. */
export function usePage(): () => Document {
  const page = use(PageContext);
  return () => page ?? document;
}
