import { defineMessage } from '../messages.ts';
import type { DefinedRule, RuleFailure } from '../rules.ts';
import { createRule, readText } from './createRule.ts';

const messages = {
  url: defineMessage({
    id: 'ds.validation.url',
    defaultMessage: 'Enter a full web address, such as https://example.com.',
  }),
  start: defineMessage({
    id: 'ds.validation.urlStart',
    defaultMessage: 'Begin with {start}, like this: {suggestion}',
  }),
};

/** Returns whether a text is an address of a host with a domain, such as `https://example.com/a`. Never throws. */
function isWebAddress(text: string): boolean {
  // The parser also accepts blanks inside, and addresses without slashes.
  if (!/^[a-z][a-z\d+.-]*:\/\/[^\s\p{Cf}/]+[^\s\p{Cf}]*$/iu.test(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    // A name before the host hides where the address leads: https://example.com@other.test
    const isHost = /^(?:[^.]+\.)+(?!\d+\.?$)[^.]{2,}\.?$/.test(hostname);
    return isHost && username === '' && password === '';
  } catch {
    return false;
  }
}

function checkUrl(value: unknown, schemes: readonly string[]): RuleFailure | null {
  const text = readText(value);
  if (text === null) return { message: messages.url };
  const [, scheme, rest = text] =
    /^([a-z][a-z\d+.-]*):\/*(?!\d+(?:[/?#]|$))(.*)$/isu.exec(text) ?? [];
  const isAllowed = scheme !== undefined && schemes.includes(scheme.toLowerCase());
  if (isAllowed && isWebAddress(text)) return null;
  const start = `${schemes[0]}://`;
  const suggestion = start + rest.replace(/^\/+/, '');
  const isClose = isWebAddress(suggestion);
  return isClose
    ? { message: messages.start, values: { start, suggestion } }
    : { message: messages.url };
}

/**
 * Requires a full address with a domain, by default of the schemes `https` and `http`. The message for an address without a scheme, or with
 * another one, suggests the address with the first scheme.
 */
export function url({
  schemes = ['https', 'http'],
}: { readonly schemes?: readonly string[] } = {}): DefinedRule {
  return createRule('url', checkUrl, schemes);
}
