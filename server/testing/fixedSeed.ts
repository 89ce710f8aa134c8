import fc from 'fast-check';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';

// A short run always generates the same values, so that it fails only because of a change. A long run looks for new ones.
if (!isLongRun) fc.configureGlobal({ seed: 1 });
