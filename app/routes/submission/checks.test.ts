import { describe, expect, test } from 'vitest';
import type { CheckRule } from '../../../server/contract/submission.ts';
import { passesRule } from '../../../server/domain/work/rules.ts';
import { exampleRule, exampleTask } from '../../testing/examples.ts';
import { captionLimit, checklistOf, postLinkPattern, rulesFor, runChecks } from './checks.ts';
import type { Work } from './work.ts';

const work = (caption: string, links: string[] = []): Work => ({
  caption,
  links,
  notes: '',
  metrics: {},
  checklist: {},
});

type Case = [kind: CheckRule['kind'], value: string, caption: string, isKept: boolean];

const captions: Case[] = [
  ['hashtag', '#FirstSip', 'Morning #firstsip!', true],
  ['hashtag', '#FirstSip', '#FirstSips', false],
  ['hashtag', '#FirstSip', '#FirstSips and #FirstSip', true],
  ['hashtag', '#FirstSip', '#FirstSip_', false],
  ['hashtag', '#glow', '#glowé', false],
  ['hashtag', '#glow', '#glow.', true],
  ['mention', '@solstice', 'with @Solstice', true],
  ['mention', '@solstice', 'with @solsticedrinks', false],
  ['disclosure', '#ad', '#ad Morning', true],
  ['disclosure', '#ad', 'Morning\n#ad', false],
  ['disclosure', '#ad', 'My #adventure', false],
  ['banned_word', 'cheap', 'Not CHEAP at all', false],
  ['banned_word', 'cheap', 'Fine', true],
  ['caption_length', '5', '12345', true],
  ['caption_length', '5', '123456', false],
  ['caption_length', '2', '😀', true],
  ['account_match', '@maya', '', true],
];

const links: [value: string, link: string, isKept: boolean][] = [
  ['drive.example', 'https://drive.example/1', true],
  ['drive.example', 'https://my.drive.example/1', true],
  ['drive.example', 'https://notdrive.example/1', false],
  ['drive.example', 'https://drive.example.evil.example/', false],
  ['drive.example', 'http://drive.example/1', false],
  ['drive.example', 'no address', false],
];

describe('the browser judges as the server does', () => {
  test.each(captions)('%s %j in %j: %s', (kind, value, caption, isKept) => {
    const rule = exampleRule({ kind, value });
    expect(runChecks([rule], work(caption), 'draft')).toEqual([{ rule, isKept }]);
    expect(passesRule(rule, work(caption))).toBe(isKept);
  });

  test.each(links)('a link on %s: %s is %s', (value, link, isKept) => {
    const rule = exampleRule({ kind: 'link_domain', value });
    expect(runChecks([rule], work('', [link]), 'draft')).toEqual([{ rule, isKept }]);
    expect(passesRule(rule, work('', [link]))).toBe(isKept);
  });
});

test('a post link is judged by its field, not in the list', () => {
  expect(runChecks([exampleRule({ kind: 'url_pattern' })], work(''), 'draft')).toEqual([]);
});

test.each(['live', 'insight'] as const)('nothing is judged for the step "%s"', (step) => {
  expect(runChecks([exampleRule()], work(''), step)).toEqual([]);
  expect(checklistOf([exampleRule()], step)).toEqual([]);
});

test('a task has its own rules and those for all', () => {
  const all = exampleRule({ id: 'all' });
  const mine = exampleRule({ id: 'mine', task_ids: ['task-1'] });
  const other = exampleRule({ id: 'other', task_ids: ['task-2'] });
  expect(rulesFor([all, mine, other], exampleTask())).toEqual([all, mine]);
});

test('only what a person can judge is ticked before sending, and only what blocks', () => {
  const rules = [
    exampleRule(),
    exampleRule({ kind: 'mention' }),
    exampleRule({ kind: 'disclosure' }),
    exampleRule({ kind: 'banned_word' }),
    exampleRule({ kind: 'link_domain' }),
    exampleRule({ kind: 'caption_length' }),
    exampleRule({ kind: 'url_pattern' }),
    exampleRule({ kind: 'account_match' }),
    exampleRule({ kind: 'media_count' }),
    exampleRule({ kind: 'media_type' }),
    exampleRule({ kind: 'hashtag', severity: 'warn' }),
  ];
  expect(checklistOf(rules, 'draft').map(({ kind }) => kind)).toEqual([
    'hashtag',
    'mention',
    'disclosure',
    'banned_word',
    'link_domain',
  ]);
});

test('the pattern of the post link and the strictest caption limit come from the rules', () => {
  const limit = (value: string) => exampleRule({ kind: 'caption_length', value });
  const pattern = exampleRule({ kind: 'url_pattern', value: 'https://.+' });
  expect(postLinkPattern([limit('10'), pattern])).toBe('https://.+');
  expect(captionLimit([limit('2200'), limit('1000'), pattern])).toBe(1000);
  expect(postLinkPattern([])).toBeUndefined();
  expect(captionLimit([])).toBeUndefined();
});
