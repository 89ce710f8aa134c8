import type { ReactNode } from 'react';
import type { NextAction } from '../../../contract/schemas/history.ts';

/**
 * Returns the attribute `lang` of a text; empty if its language is not known, so that voices do not read it in the language of
 * the interface.
 */
export function toLang(language: string): string {
  return language === 'und' ? '' : language;
}

/** Renders a text of a brand in the language in which it was written, for voices and braille displays. */
export function BrandText({ language, children }: { language: string; children: ReactNode }) {
  return <bdi lang={toLang(language)}>{children}</bdi>;
}

/** Renders the next action of a job, which names a task in the language of the brand. */
export function NextLabel({ next, language }: { next: NextAction; language: string }) {
  const { label, task } = next;
  const start = task === null ? -1 : label.indexOf(task);
  if (task === null || start < 0) return label;
  return (
    <span>
      <span>{label.slice(0, start)}</span>
      <BrandText language={language}>{task}</BrandText>
      <span>{label.slice(start + task.length)}</span>
    </span>
  );
}
