import type { ReactNode, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { findWords } from '../../formatters/foldText.ts';
import { Root } from './Highlight.styles.ts';

export type HighlightProps = {
  /** The text. */
  children: string;
  /** The words to mark, as they were searched. Without one that is found, nothing is marked. */
  search: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** Renders a text with the words of a search marked, found without regard to case, accents and forms of letters. */
export function Highlight(given: HighlightProps) {
  const { children, search, ...props } = useProps('Highlight', given);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const word of findWords(children, search)) {
    parts.push(children.slice(end, word.start));
    parts.push(<mark key={word.start}>{children.slice(word.start, word.end)}</mark>);
    end = word.end;
  }
  parts.push(children.slice(end));
  return (
    <Root {...props}>
      {/* A new element for each text: in one that a browser has translated, React cannot change the bare texts. */}
      <span key={JSON.stringify([children, search])}>{parts}</span>
    </Root>
  );
}
