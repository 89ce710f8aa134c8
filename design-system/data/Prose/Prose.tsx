import type { Ref } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

export type ProseProps = {
  /** Text that somebody wrote: an empty line parts paragraphs, a line break is kept. */
  text: string;
  id?: string;
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

/** A brief, a message or another text by people, as text only, each paragraph in the direction of its script. */
export function Prose({ text, ...props }: ProseProps) {
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return (
    <Root {...props}>
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index} dir="auto">
          {paragraph.trim()}
        </Paragraph>
      ))}
    </Root>
  );
}
