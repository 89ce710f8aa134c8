import { expect, test } from 'vitest';
import { maxPictures } from '../rules/pictures.ts';
import { autosaveSchema, submitTaskSchema } from './submission.ts';

const picture = { url: '/api/attachment/1' };
const work = {
  task_id: 'task',
  step: 'draft',
  caption: '',
  links: [],
  media: [],
  notes: '',
  metrics: {},
};
const submitted = { ...work, checklist: {}, client_ref: 'b2c3d4e5-0000-4000-8000-000000000001' };

test.each([
  ['pictures', 'media', picture, maxPictures],
  ['links', 'links', 'https://drive.example/1', 20],
])('work has a maximum of %s, saved and submitted', (_title, name, item, max) => {
  for (const [count, isValid] of [
    [max, true],
    [max + 1, false],
  ] as const) {
    const items = { [name]: Array.from({ length: count }, () => item) };
    const saved = { ...work, base_saved_at: null, ...items };
    expect(autosaveSchema.safeParse(saved).success, `${count} saved`).toBe(isValid);
    const sent = { ...submitted, ...items };
    expect(submitTaskSchema.safeParse(sent).success, `${count} submitted`).toBe(isValid);
  }
});
