import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions } from './logging.ts';

test('the log has the message of each error in an AggregateError', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const { logger } = loggerOptions('error');
  const app = fastify({ logger: { ...(logger as object), stream } });
  const reasons = [new Error('no such column: x'), 'text', new Error('no space')];
  app.log.error({ err: new AggregateError(reasons, '3 of 9 have failed.') });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      type: 'AggregateError',
      message: '3 of 9 have failed. no such column: x; no space',
    },
  });
});
