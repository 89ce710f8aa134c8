import type { ReactNode, Ref } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { getIntl } from '../../formatters/intlCache.ts';
import styled from 'styled-components';
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

// A non-breaking space, so that a line never has only the dot.
const dot = '\u00a0· ';

/**
 * No line of facts begins or ends with a dot. The dots of the text are read and copied, but only keep room. Each fact draws the dot before
 * it, which is outside of the box, and so clipped, if the fact begins a line.
 */
const Facts = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow-x: clip;
  vertical-align: bottom;

  /* Each fact wraps by itself: the second line of one in another direction than the page would seem to belong to the next. */
  & > span {
    display: inline-block;
    position: relative;
    max-inline-size: 100%;
  }
  & > span > span {
    opacity: 0;
    white-space: pre;
  }
  & > span + span::before {
    content: '·';
    content: '·' / '';
    position: absolute;
    inset-inline-start: -0.6em;
  }
  /* A phone with very large texts has no room for a dot after a fact that cannot break: each fact has its own line. */
  @media (width < 14rem) {
    & > span {
      display: block;
    }
    & > span > span {
      font-size: 0;
    }
    & > span + span::before {
      content: none;
    }
  }
`;

/** Renders items as a part of a sentence, joined as the language joins them: "a, b, and c", 「a、b和c」. */
export function ListText(given: ListTextProps) {
  const { items, type = 'conjunction', listStyle = 'long', ...props } = useProps('ListText', given);
  const { locale } = useLanguage();
  if (type === 'facts') {
    const facts = items.filter((item) => Boolean(item) || item === 0);
    return (
      <Facts {...props} data-facts="">
        {facts.map((item, index) => (
          <span key={index}>
            <bdi>{item}</bdi>
            {index < facts.length - 1 && <span>{dot}</span>}
          </span>
        ))}
      </Facts>
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
