import { createContext } from 'react';

/** How a list reads and changes the address of the page, through the router of the portal. */
export type Address = {
  /** The query of the rendered address, such as `?page=2`. */
  search: string;
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** The query of the latest change, which the router may not have rendered yet. */
  getRequested: () => string;
  setRequested: (query: string) => void;
};

/** Returns the address for a rendered query. */
export function createAddress(search: string, navigate: Address['navigate']): Address {
  let requested = search;
  return {
    search,
    navigate,
    getRequested: () => requested,
    setRequested: (query) => {
      requested = query;
    },
  };
}

/** The address of the page; null in a portal that does not pass it to the provider. */
export const AddressContext = createContext<Address | null>(null);
