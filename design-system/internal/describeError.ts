import { createContext, use } from 'react';

/** Error messages of a server about a form. */
export type FormErrors = {
  /** Messages by the name of the field, e.g. `amount` or `links.0`. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** A message about the whole form. */
  readonly error?: string | undefined;
  /** Used where there is no `error`. */
  readonly message?: string | undefined;
};

/** Returns whether there is any message. */
export function hasErrors({ errors = {}, error, message }: FormErrors): boolean {
  return Boolean(error || message) || Object.values(errors).some(Boolean);
}

/** Returns the messages as one text. */
export function joinErrors({ errors = {}, error, message }: FormErrors): string {
  return error || message || [...new Set(Object.values(errors))].filter(Boolean).join(' ');
}

/** Returns the messages for an error; undefined, or throws, for an error that the portal does not know. */
export type DescribeError = (error: unknown) => FormErrors | undefined;

export const DescribeErrorContext = createContext<DescribeError | undefined>(undefined);

/** Returns a function that returns the portal's messages for an error. It throws an error for which there are none. */
export function useDescribeError(): (error: unknown) => FormErrors {
  const describeError = use(DescribeErrorContext);
  return (error) => {
    const described = describeError?.(error);
    if (described && hasErrors(described)) return described;
    throw error;
  };
}
