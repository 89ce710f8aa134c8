import { useMemo, type ClipboardEvent } from 'react';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { FieldProps } from '../field/fieldProps.ts';
import { FileDrop } from './FileDrop.tsx';
import type { FileEntry } from './fileEntry.ts';
import { FileArea } from './FileField.styles.ts';
import { FileHint, hasFileHint } from './FileHint.tsx';
import { FileList } from './FileList.tsx';
import { refusalOf, type FileLimits } from './fileRules.ts';
import { useFileField } from './useFileField.ts';
import { useNativeFiles } from './useNativeFiles.ts';
import type { Upload } from './useUploads.ts';

export type FileFieldProps = FieldProps & {
  /** The types that may be given, as in `accept`: `image/png`, `image/*`, `.pdf`; by default any. */
  accept?: readonly string[];
  /** The greatest size of a file in bytes; by default any. */
  maxSize?: number;
  /**
   * How many files may be given; where it is one, the next takes its place.
   * @default 1
   */
  maxFiles?: number;
  /**
   * Asks of each picture what it shows. Native form data has it as `name` with `.alt`.
   * @default false
   */
  hasAltText?: boolean;
  /**
   * Brings each file away as soon as it is chosen, with a progress bar. The files are then no part of native form
   * data: what it answers is in the value.
   */
  upload?: Upload;
  /** The files, where the caller keeps them. */
  value?: readonly FileEntry[];
  /**
   * The files at first, where the field keeps them.
   * @default []
   */
  defaultValue?: readonly FileEntry[];
  /** Called with all files when one comes, goes or gets on. Refused files are among them, and make the field invalid. */
  onChange?: (value: readonly FileEntry[]) => void;
};

const anyType: readonly string[] = [];
const noFiles: readonly File[] = [];

function useLimits({ accept = anyType, maxSize = Infinity, maxFiles = 1 }: Partial<FileLimits>) {
  const types = accept.join();
  return useMemo(
    (): FileLimits => ({ accept: types === '' ? [] : types.split(','), maxSize, maxFiles }),
    [types, maxSize, maxFiles],
  );
}

/** Files: chosen, dropped or pasted. One that may not be given stays, with its reason, until it is removed. */
export function FileField({
  accept,
  maxSize,
  maxFiles = 1,
  hasAltText = false,
  ...props
}: FileFieldProps) {
  const { name, upload, description, isDisabled = false, isReadOnly = false } = props;
  const limits = useLimits({ accept, maxSize, maxFiles });
  const { field, frame, files, said } = useFileField(props, limits);
  const { entries } = files;
  const native = useMemo(
    () =>
      upload
        ? noFiles
        : entries.map(({ file }) => file).filter((file) => refusalOf(file, limits) === null),
    [upload, entries, limits],
  );
  const input = useNativeFiles(native);
  const isOpen = !isDisabled && !isReadOnly;
  const hasHint = hasFileHint(limits);
  const described = describedBy(field, {
    hasDescription: Boolean(description),
    hasHint,
    isGroup: true,
  });

  function paste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files];
    if (!isOpen || pasted.length === 0) return;
    event.preventDefault();
    // React Aria hears of it at the document, and would add the files again.
    event.stopPropagation();
    files.add(pasted);
  }

  return (
    <FieldFrame {...frame} field={field} isGroup hint={hasHint && <FileHint limits={limits} />}>
      <FileArea
        role="group"
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        aria-disabled={isDisabled || undefined}
        onPaste={paste}
      >
        <input ref={input} type="file" hidden multiple {...{ name }} disabled={isDisabled} />
        {!isReadOnly && (
          <FileDrop
            id={`${field.id}-control`}
            accept={limits.accept}
            isMultiple={maxFiles > 1}
            isDisabled={isDisabled}
            describedBy={described['aria-describedby']}
            onFiles={files.add}
          />
        )}
        {entries.length > 0 && (
          <FileList
            {...{ files, limits, name, hasAltText, isDisabled, isReadOnly }}
            buttonId={`${field.id}-control`}
          />
        )}
        <div role="status">{said}</div>
      </FileArea>
    </FieldFrame>
  );
}
