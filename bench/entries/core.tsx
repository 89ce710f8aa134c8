import { defineRule, deriveRules, validate, validateAsync } from '@byline/design-system/validation';

Object.assign(globalThis, { defineRule, deriveRules, validate, validateAsync });
