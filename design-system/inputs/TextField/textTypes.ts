import type { TextProps } from '../field/textProps.ts';

export type TextType = 'text' | 'email' | 'url' | 'tel' | 'number';

type InputHints = Pick<
  TextProps<HTMLInputElement>,
  'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'dir' | 'spellCheck'
>;

const verbatim = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * The native type and the input hints of each text type. Most are natively `text`: browsers trim and rewrite what is
 * typed into email, url and number inputs before scripts see it, and have their own rules.
 */
export const textTypes: Record<TextType, { native: 'text' | 'tel'; hints: InputHints }> = {
  text: { native: 'text', hints: {} },
  email: { native: 'text', hints: { inputMode: 'email', autoComplete: 'email', ...verbatim } },
  url: { native: 'text', hints: { inputMode: 'url', autoComplete: 'url', ...verbatim } },
  tel: { native: 'tel', hints: { inputMode: 'tel', autoComplete: 'tel', ...verbatim } },
  number: { native: 'text', hints: { inputMode: 'decimal', autoComplete: 'off', ...verbatim } },
};
