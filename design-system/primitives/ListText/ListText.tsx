import type { ReactNode, Ref } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { getIntl } from '../../formatters/intlCache.ts';
import { useProps } from '../../internal/useProps.ts';

export type ListTextProps = {
  /** The items in order: names, amounts, links. */
  items: readonly ReactNode[];
  /**
   * How the items belong together, as in `Intl.ListFormat`: all of them ("a, b, and c"), one of them ("a, b, or c"), or
   * without a word ("a, b, c"). `facts` are not a sentence, as in the second line of a row ("a · b · c"): those without content are left out.
   * @default 'conjunction'
   */
  type?: 'conjunction' | 'disjunction' | 'unit' | 'facts';
  /**
   * How long the words between the items are, as in `Intl.ListFormat`.
   * @default 'long'
   */
  listStyle?: 'long' | 'short' | 'narrow';
  id?: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

// The first space does not break, so that no line begins with a dot.
const dot = '\u00a0· ';

/** Renders items as a part of a sentence, joined as the language joins them: "a, b, and c", 「a、b和c」. */
export function ListText(given: ListTextProps) {
  const { items, type = 'conjunction', listStyle = 'long', ...props } = useProps('ListText', given);
  const { locale } = useLanguage();
  if (type === 'facts') {
    const facts = items.filter((item) => Boolean(item) || item === 0);
    return (
      <span {...props} data-facts="">
        {facts.map((item, index) => (
          <span key={index}>
            <bdi>{item}</bdi>
            {index < facts.length - 1 && <span>{dot}</span>}
          </span>
        ))}
      </span>
    );
  }
  // Positions are formatted in place of the items, which may be elements.
  const parts = getIntl(Intl.ListFormat, locale, { type, style: listStyle }).formatToParts(
    items.map((_, index) => String(index)),
  );
  return (
    <span {...props}>
      {parts.map((part, index) =>
        part.type === 'element' ? (
          // Names can be in any script, so each is isolated.
          <bdi key={index}>{items[Number(part.value)]}</bdi>
        ) : (
          <span key={index}>{part.value}</span>
        ),
      )}
    </span>
  );
}
