import { codeRoutes } from './codes.ts';
import { discussionRoutes } from './discussion.ts';
import { helpRoutes } from './help.ts';
import { jobRoutes } from './jobs.ts';
import { moneyRoutes } from './money.ts';
import { profileRoutes } from './profile.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session.ts';
import { socialRoutes } from './social.ts';
import { systemRoutes } from './system.ts';
import { workRoutes } from './work.ts';

/**
 * Every route of the API. The router rejects any other under /api; the authorisation tests and the API description
 * are generated from this list.
 */
export const routes: readonly Route[] = [
  ...systemRoutes,
  ...codeRoutes,
  ...sessionRoutes,
  ...socialRoutes,
  ...jobRoutes,
  ...workRoutes,
  ...discussionRoutes,
  ...moneyRoutes,
  ...profileRoutes,
  ...helpRoutes,
];
