import type { Handlers } from './handler.ts';
import { helpHandlers } from './help.ts';
import { jobHandlers } from './jobs.ts';
import { moneyHandlers } from './money.ts';
import { sessionHandlers } from './session.ts';
import { systemHandlers } from './system.ts';
import { workHandlers } from './work.ts';

/** The handlers of all routes; the compiler checks that none is missing. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...sessionHandlers,
  ...jobHandlers,
  ...workHandlers,
  ...moneyHandlers,
  ...helpHandlers,
};
