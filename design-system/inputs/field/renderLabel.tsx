import { wrapTexts } from '../../internal/wrapTexts.tsx';
import type { FieldOption } from './fieldOption.ts';

/** Renders the label of an option in its language. */
export function renderLabel({ label, lang }: FieldOption) {
  return lang ? <bdi lang={lang}>{label}</bdi> : wrapTexts(label);
}
