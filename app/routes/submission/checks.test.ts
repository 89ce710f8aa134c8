import { describe, expect, test } from 'vitest';
import type { CheckRule } from '../../../contract/schemas/submission.ts';
import { passesRule } from '../../../server/domain/work/rules.ts';
import { exampleRule, exampleTask } from '../../testing/examples.ts';
import {
  getCaptionLimit,
  getChecklist,
  getPostLinkPattern,
  getTaskRules,
  runChecks,
} from './checks.ts';
import type { Work } from './work.ts';

const work = (caption: string, links: string[] = []): Work => ({
  caption,
  links,
  media: [],
  notes: '',
  metrics: {},
  checklist: {},
});

type Case = [kind: CheckRule['kind'], value: string, caption: string, isPassed: boolean];

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

const links: [value: string, link: string, isPassed: boolean][] = [
  ['drive.example', 'https://drive.example/1', true],
  ['drive.example', 'https://my.drive.example/1', true],
  ['drive.example', 'https://notdrive.example/1', false],
  ['drive.example', 'https://drive.example.evil.example/', false],
  ['drive.example', 'http://drive.example/1', false],
  ['drive.example', 'no address', false],
];

describe('the browser and the server agree', () => {
  test.each(captions)('%s %j in %j: %s', (kind, value, caption, isPassed) => {
    const rule = exampleRule({ kind, value });
    expect(runChecks([rule], work(caption), 'draft')).toEqual([{ rule, isPassed }]);
    expect(passesRule(rule, work(caption))).toBe(isPassed);
  });

  test.each(links)('link domain %s for %s: %s', (value, link, isPassed) => {
    const rule = exampleRule({ kind: 'link_domain', value });
    expect(runChecks([rule], work('', [link]), 'draft')).toEqual([{ rule, isPassed }]);
    expect(passesRule(rule, work('', [link]))).toBe(isPassed);
  });
});

test.each([1, 2])('a number of pictures, with %i of 2', (count) => {
  const rule = exampleRule({ kind: 'media_count', value: '2' });
  const media = Array.from({ length: count }, () => ({ url: '/1.webp', name: '1.webp', alt: '' }));
  const pictured = { ...work(''), media };
  expect(runChecks([rule], pictured, 'draft')).toEqual([{ rule, isPassed: count === 2 }]);
  expect(passesRule(rule, pictured)).toBe(count === 2);
});

test('leaves the post link to its field', () => {
  expect(runChecks([exampleRule({ kind: 'url_pattern' })], work(''), 'draft')).toEqual([]);
});

test.each(['live', 'insight'] as const)('has no checks for the step "%s"', (step) => {
  expect(runChecks([exampleRule()], work(''), step)).toEqual([]);
  expect(getChecklist([exampleRule()], step)).toEqual([]);
});

test('a task has its own rules and those of all tasks', () => {
  const all = exampleRule({ id: 'all' });
  const mine = exampleRule({ id: 'mine', task_ids: ['task-1'] });
  const other = exampleRule({ id: 'other', task_ids: ['task-2'] });
  expect(getTaskRules([all, mine, other], exampleTask())).toEqual([all, mine]);
});

test('the checklist has only blocking rules that the user has to confirm', () => {
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
  expect(getChecklist(rules, 'draft').map(({ kind }) => kind)).toEqual([
    'hashtag',
    'mention',
    'disclosure',
    'banned_word',
    'link_domain',
  ]);
});

test('returns the pattern of post links and the strictest caption limit', () => {
  const limit = (value: string) => exampleRule({ kind: 'caption_length', value });
  const pattern = exampleRule({ kind: 'url_pattern', value: 'https://.+' });
  expect(getPostLinkPattern([limit('10'), pattern])).toBe('https://.+');
  expect(getCaptionLimit([limit('2200'), limit('1000'), pattern])).toBe(1000);
  expect(getPostLinkPattern([])).toBeUndefined();
  expect(getCaptionLimit([])).toBeUndefined();
});
