import { createContext } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** One step of the trail after home; `path` may name parameters of the route, as `/jobs/:id`. */
export type CrumbMeta = { title: MessageDescriptor; path?: string };

/** What a route says of its page. */
export type RouteMeta = { title: MessageDescriptor; crumbs?: readonly CrumbMeta[] };

/** The metadata of the route that is shown. */
export const RouteContext = createContext<RouteMeta | null>(null);
