import type { ReactNode } from 'react';
import { useNumberFormats } from './useNumberFormats.ts';

type FigureProps = { value: number };

function Figure({ value }: FigureProps) {
  const { number } = useNumberFormats();
  // Versions of Unicode on server and device may differ in blanks and marks.
  return <span suppressHydrationWarning>{number(value)}</span>;
}

/** Returns a number in the format of the page, and any other node unchanged. */
export function formatNode(content: ReactNode): ReactNode {
  return typeof content === 'number' ? <Figure value={content} /> : content;
}
