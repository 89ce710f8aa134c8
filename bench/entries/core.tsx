import { defineRule, deriveRules, validate, validateAsync } from '@byline/design-system/validation';

// Measured by scripts/package/testSizes.ts. Globals keep the bundler from removing the functions.
Object.assign(globalThis, { defineRule, deriveRules, validate, validateAsync });
