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

test('the log has no character that changes what a terminal shows', () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { logger } = loggerOptions('error');
  const app = fastify({ logger: { ...(logger as object), stream } });
  const texts = [
    'a\u202eb',
    'a\u2066b\u2069',
    'a\u200bb',
    'a\u001b[2Kb',
    'a\u009b2Kb',
    'a\u2028b\u007f',
  ];
  for (const text of texts) {
    app.log.error({ err: new Error(text), report: { url: text } }, text);
    const line = lines.at(-1) ?? '';
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(JSON.parse(line)).toMatchObject({ report: { url: text }, msg: text });
  }
});
