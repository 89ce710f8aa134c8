import type { ApiErrorBody } from '../../contract/schemas/errors.ts';
import { catalogues, type MessageKey } from '../i18n/catalogue.ts';
import type { Language } from '../i18n/language.ts';
import type { DomainError, LocalizedMessage } from './domainError.ts';

/** Translates a DomainError into the contract's error body; empty if it has neither message nor fields. */
export function translateError(error: DomainError, language: Language): ApiErrorBody {
  const { localizedMessage, fields } = error;
  const errors = Object.entries(fields).map(
    ([name, message]) => [name, translateMessage(message, language)] as const,
  );
  return {
    ...(localizedMessage && { error: translateMessage(localizedMessage, language) }),
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) }),
  };
}

function translateMessage({ key, values = {} }: LocalizedMessage, language: Language): string {
  const { field, label: questionLabel } = values;
  // A question of a brand has no entry in the catalogue, so its text is the label.
  const label = {
    field:
      field === undefined ? String(questionLabel ?? '') : getFieldLabel(String(field), language),
  };
  const state = getStateLabel(String(values['state'] ?? ''), language);
  const text = language.translate(key, { ...values, ...label, ...state });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function getStateLabel(state: string, language: Language): { state?: string } {
  const key = `state.${state}`;
  return Object.hasOwn(catalogues.en, key) ? { state: language.translate(key as MessageKey) } : {};
}

// `shipping.city` has the label of `city`, `categories.0` and `checklist.x` the label of their list. A path is never shown.
function getFieldLabel(field: string, language: Language): string {
  const names = field.split('.').toReversed();
  const labelKey = names
    .map((name) => `field.${name}`)
    .find((key) => Object.hasOwn(catalogues.en, key));
  return language.translate((labelKey ?? 'field.value') as MessageKey);
}
