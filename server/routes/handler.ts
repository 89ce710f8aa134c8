import type { z } from 'zod';
import type { Services } from '../domain/services.ts';
import type { Session } from '../domain/session/sessions.ts';
import type { Language } from '../i18n/language.ts';
import type { routeTable, RouteName } from './table.ts';

type Table = typeof routeTable;
type Read<Entry, Part extends string> =
  Entry extends Record<Part, infer Schema extends z.ZodType> ? z.infer<Schema> : undefined;
type SessionOf<Entry> = Entry extends { access: 'open' } ? Session | null : Session;

/** The session cookie of a call, which only signing in and out may touch. */
export type SessionCookie = { token: string | null; set(token: string): void; clear(): void };

/**
 * The cookie that binds what a browser begins to this browser, signed in or not: codes and round trips to a
 * provider. `keep` answers its secret and makes one where there is none.
 */
export type BrowserCookie = { secret: string | null; keep(): string };

/** What the server knows about itself, for the health call. */
export type ServerState = {
  isShuttingDown: boolean;
  cspReports: number;
  /** Where this very process listens, for the stand-in providers of the demo. */
  ownAddress: () => string;
};

/** A call as its handler sees it: checked, authorised, without HTTP. */
export type Call<Name extends RouteName> = {
  services: Services;
  session: SessionOf<Table[Name]>;
  params: Read<Table[Name], 'params'>;
  query: Read<Table[Name], 'query'>;
  body: Read<Table[Name], 'body'>;
  language: Language;
  /** Address of the caller, for limits. */
  address: string;
  /** What the browser says that it is, for the list of devices. */
  userAgent: string;
  cookie: SessionCookie;
  browser: BrowserCookie;
  /** The origin under which the browser sees this server. */
  origin: string;
  server: ServerState;
  /** Sets another status than 200. */
  setStatus: (status: number) => void;
  describeApi: () => Record<string, unknown>;
};

/** Turns a call into its answer. */
export type Handler<Name extends RouteName> = (
  call: Call<Name>,
) => Promise<z.infer<Table[Name]['answer']>>;

/** One handler for every row of the route table. */
export type Handlers = { [Name in RouteName]: Handler<Name> };
