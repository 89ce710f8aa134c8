import type { Config } from '../config.ts';

/** The origin that mails link to; never what a request says of itself. */
export function ownOrigin({ server }: Pick<Config, 'server'>): string {
  return server.publicOrigin || `http://localhost:${server.port}`;
}
