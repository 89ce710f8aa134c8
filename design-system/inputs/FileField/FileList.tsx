import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { AltText } from './AltText.tsx';
import { FileActions } from './FileActions.tsx';
import type { FileEntry } from './fileEntry.ts';
import { Files } from './FileField.styles.ts';
import { FileRow } from './FileRow.tsx';
import { describeRefusal, type FileLimits } from './fileRules.ts';
import type { FileEntries } from './useFileEntries.ts';

type Props = {
  files: FileEntries;
  limits: FileLimits;
  name: string | undefined;
  /** The `id` of the button that chooses files. */
  buttonId: string;
  hasAltText: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
};

/** The chosen files, in their order. */
export function FileList({
  files,
  limits,
  name,
  buttonId,
  hasAltText,
  isDisabled,
  isReadOnly,
}: Props) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);

  // The button goes with its file, so the focus moves on: to the next file, or back to choosing.
  function remove(entry: FileEntry, index: number): void {
    const rows = [...(list.current?.children ?? [])];
    const next = rows[index + 1] ?? rows[index - 1];
    const target = next?.querySelector<HTMLElement>('[data-part="actions"] > :last-child');
    (target ?? document.getElementById(buttonId))?.focus();
    files.remove(entry);
  }

  return (
    <Files ref={list}>
      {files.entries.map((entry, index) => {
        const refusal = describeRefusal(entry.file, limits, intl);
        const isPicture = entry.file.type.startsWith('image/') && refusal === null;
        return (
          <li key={entry.id} data-refused={refusal !== null || undefined}>
            <FileRow entry={entry} refusal={refusal} share={files.shares[entry.id] ?? 0}>
              {hasAltText && isPicture && (
                <AltText
                  {...{ name, isDisabled, isReadOnly }}
                  file={entry.file.name}
                  value={entry.alt}
                  onChange={(alt) => files.describe(entry.id, alt)}
                />
              )}
            </FileRow>
            {!isReadOnly && (
              <FileActions
                {...{ entry, isDisabled }}
                onCancel={() => files.cancel(entry)}
                onRetry={() => files.retry(entry)}
                onRemove={() => remove(entry, index)}
              />
            )}
          </li>
        );
      })}
    </Files>
  );
}
