export { deriveRules, defineRule, validate, validateAsync } from '@byline/design-system/validation';
