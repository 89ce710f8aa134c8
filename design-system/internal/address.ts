import { createContext } from 'react';

/** The function of a router; with `replace`, the Back button skips the present address. */
type Navigate = (path: string, options?: { replace: boolean }) => void;

/** How a list reads and changes the address of the page, through the router of the portal. */
export type Address = {
  /** The query of the rendered address, such as `?page=2`. */
  search: string;
  navigate: Navigate;
  /** Returns the query of the latest change, which the router may not have rendered yet. */
  getRequested: () => string;
  setRequested: (query: string) => void;
};

/** Returns a rendered address. */
export function createAddress(search: string, navigate: Navigate): Address {
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
