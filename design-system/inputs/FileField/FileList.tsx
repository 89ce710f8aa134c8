import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { AltText } from './AltText.tsx';
import { FileActions } from './FileActions.tsx';
import type { FileEntry } from './fileEntry.ts';
import { Files } from './FileField.styles.ts';
import { FileRow } from './FileRow.tsx';
import { describeRejection, type FileLimits } from './fileRules.ts';
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

/** Renders the list of files. */
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

  // The remove button disappears with its file, so focus moves to the next file or to the choose button.
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
        const rejection = describeRejection(entry.file, limits, intl);
        const isPicture = entry.file.type.startsWith('image/') && rejection === null;
        return (
          <li key={entry.id} data-rejected={rejection !== null || undefined}>
            <FileRow entry={entry} rejection={rejection} progress={files.progress[entry.id] ?? 0}>
              {hasAltText && isPicture && (
                <AltText
                  name={name}
                  isDisabled={isDisabled}
                  isReadOnly={isReadOnly}
                  file={entry.file.name}
                  value={entry.alt}
                  onChange={(alt) => files.setAlt(entry.id, alt)}
                />
              )}
            </FileRow>
            {!isReadOnly && (
              <FileActions
                entry={entry}
                isDisabled={isDisabled}
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
