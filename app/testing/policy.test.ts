import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { getPolicy } from '../../server/domain/help/policy.ts';
import { config } from '../config.ts';

test("the app's default figures are those of the server", () => {
  expect(config.policy).toEqual(getPolicy(readConfig({})));
});
