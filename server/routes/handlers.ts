import { codeHandlers } from './codes.ts';
import type { Handlers } from './handler.ts';
import { helpHandlers } from './help.ts';
import { jobHandlers } from './jobs.ts';
import { moneyHandlers } from './money.ts';
import { profileHandlers } from './profile.ts';
import { sessionHandlers } from './session.ts';
import { socialHandlers } from './social.ts';
import { systemHandlers } from './system.ts';
import { workHandlers } from './work.ts';

/** The handlers of all routes; the compiler checks that none is missing. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...sessionHandlers,
  ...socialHandlers,
  ...codeHandlers,
  ...jobHandlers,
  ...workHandlers,
  ...moneyHandlers,
  ...profileHandlers,
  ...helpHandlers,
};
