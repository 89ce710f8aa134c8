/** The entry `…/rules`: rules that most portals need, without React. A page loads only those that it imports. */
export { compactCode } from './formatters/mask.ts';
export { oneOf } from './validation/ruleLibrary/choices.ts';
export { iban } from './validation/ruleLibrary/iban.ts';
export { mask } from './validation/ruleLibrary/mask.ts';
export { length } from './validation/ruleLibrary/length.ts';
export { integer, step } from './validation/ruleLibrary/numbers.ts';
export { requiredIf, sameAs } from './validation/ruleLibrary/otherFields.ts';
export { passwordRules } from './validation/ruleLibrary/password.ts';
export { phone } from './validation/ruleLibrary/phone.ts';
export { postcode } from './validation/ruleLibrary/postcode.ts';
export { url } from './validation/ruleLibrary/url.ts';
export { vat } from './validation/ruleLibrary/vat.ts';
export { findWarning, warning } from './validation/warnings.ts';
