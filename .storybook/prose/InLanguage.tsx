import { createContext, use, type ReactNode } from 'react';

/** The language of the toolbar. */
export const PageLanguage = createContext('en');

type Props = {
  /** The language that the content is written in. */
  locale: string;
  children: ReactNode;
};

/** A part of a page that is there in the language of the toolbar only. */
export function InLanguage({ locale, children }: Props) {
  return use(PageLanguage) === locale ? <>{children}</> : null;
}
