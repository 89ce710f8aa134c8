import type { ReactNode } from 'react';
import { useNumberFormats } from './useNumberFormats.ts';

type FigureProps = { value: number };

function Figure({ value }: FigureProps) {
  const { number } = useNumberFormats();
  // Server and device may format with different spaces and marks, because their versions of Unicode differ.
  return <span suppressHydrationWarning>{number(value)}</span>;
}

/** Returns a number in the format of the page, and any other node unchanged. */
export function formatNode(content: ReactNode): ReactNode {
  return typeof content === 'number' ? <Figure value={content} /> : content;
}
