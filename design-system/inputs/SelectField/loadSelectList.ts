import type * as SelectListModule from './SelectList.tsx';

type ListModule = typeof SelectListModule;

let loaded: ListModule | undefined;

/** Loads the code of the list that a select opens. Rejects when it does not arrive. */
export async function loadSelectList(): Promise<ListModule> {
  loaded ??= await import('./SelectList.tsx');
  return loaded;
}

/** Returns the code of the list if it has loaded. */
export function getSelectList(): ListModule | undefined {
  return loaded;
}
