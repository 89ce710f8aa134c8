import type { Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export type ProseProps = {
  /** The text. Empty lines separate paragraphs; line breaks are kept. */
  text: string;
  /** The language of the text as a BCP 47 tag, if the page has another; empty if it is unknown. */
  lang?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  max-inline-size: ${tokens.size.reading};
  min-inline-size: 0;
`;

const Paragraph = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Renders text written by users as plain text, each paragraph in the direction of its script. */
export function Prose(given: ProseProps) {
  const { text, ...props } = useProps('Prose', given);
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return (
    <Root {...props}>
      {paragraphs.map((paragraph, index) => (
        <Paragraph data-part="paragraph" key={index} dir="auto">
          {paragraph.trim()}
        </Paragraph>
      ))}
    </Root>
  );
}
