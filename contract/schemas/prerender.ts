/** Responses of the API to a user, by path. */
export type Responses = Readonly<Record<string, unknown>>;

/** A page as HTML, and the styles of its components. */
export type Rendered = { html: string; css: string };

/** Renders the page at a path of the app. Implemented by the app, called by the server. */
export type Prerender = (
  path: string,
  options: {
    /** Configuration of the installation, as in the page's `app-config`. */
    config: object;
    /** What the page reads; nothing for a guest. */
    responses: Responses;
    /** Time of the server's clock, in ms since 1970. */
    now: number;
  },
) => Promise<Rendered>;
