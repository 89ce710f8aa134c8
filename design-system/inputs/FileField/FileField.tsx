import {
  useMemo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
} from 'react';
import { useFieldProps } from '../field/useFieldProps.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { isDevelopment, warnOnce } from '../../internal/warnOnce.ts';
import { describedBy } from '../field/FieldFrame/describedBy.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileArea } from './FileField.styles.ts';
import { getDialogTypes } from './fileFormats.ts';
import { FileHint, hasFileHint } from './FileHint.tsx';
import { FileList } from './FileList.tsx';
import { getRejection, type FileLimits } from './fileRules.ts';
import { useFileField, type FileValueProps } from './useFileField.ts';
import { checkProps } from '../../internal/propGuards.ts';

export type FileFieldProps = FileValueProps & {
  /** The allowed types, as in the HTML attribute: `image/png`, `image/*`, `.pdf`. Any by default. */
  acceptedFileTypes?: readonly string[] | undefined;
  /** The maximum size of a file in bytes. Any by default. */
  maxSize?: number | undefined;
  /**
   * The maximum number of files. If it is 1, another file replaces the first.
   * @default 1
   */
  maxItems?: number | undefined;
  /**
   * Whether each picture has a field for its alternative text, in native form data as `name` with `.alt`.
   * @default false
   */
  hasAltText?: boolean | undefined;
};

const anyType: readonly string[] = [];
const noFiles: readonly File[] = [];

function useLimits({ accept = anyType, maxSize = Infinity, maxFiles = 1 }: Partial<FileLimits>) {
  const types = accept.join();
  if (isDevelopment && /image\/jpg\b/i.test(types)) {
    warnOnce('FileField: the type image/jpg does not exist; use image/jpeg.');
  }
  return useMemo(
    (): FileLimits => ({ accept: types === '' ? [] : types.split(','), maxSize, maxFiles }),
    [types, maxSize, maxFiles],
  );
}

/**
 * Returns the ref of a native file input and sets its files, so that they are in native form data. Adopts the files that users choose in it
 * before hydration.
 */
function useNativeFiles(
  buttonId: string,
  files: readonly File[],
  adopt: (files: readonly File[]) => void,
) {
  const input = useRef<HTMLInputElement>(null);
  function adoptChosen(): void {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) adopt(chosen);
  }
  const adoptEarly = useEffectEvent(adoptChosen);
  // The input may already have files: the user chose them before hydration, or Firefox restored them on reload.
  useLayoutEffect(() => {
    // It is hidden from the next render on.
    if (document.activeElement === input.current) document.getElementById(buttonId)?.focus();
    adoptEarly();
  }, [buttonId]);
  useEffect(() => {
    // jsdom has no DataTransfer.
    if (input.current === null || typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.current.files = transfer.files;
  }, [files]);
  // The dialog for files may still be open when the page is hydrated.
  return { ref: input, onChange: adoptChosen };
}

/**
 * Renders a field for files that are chosen, dropped or pasted. Rejected files stay, with the reason, until they are
 * removed.
 */
export function FileField(given: FileFieldProps) {
  const {
    acceptedFileTypes,
    maxSize,
    maxItems = 1,
    hasAltText = false,
    ...props
  } = useFieldProps('FileField', given);
  if (isDevelopment) checkProps('FileField', { acceptedFileTypes });
  const { name, upload, description, isDisabled = false, isReadOnly = false } = props;
  const limits = useLimits({ accept: acceptedFileTypes, maxSize, maxFiles: maxItems });
  const { field, frame, files } = useFileField(props, limits, hasAltText);
  const { entries } = files;
  const nativeFiles = useMemo(
    () =>
      upload
        ? noFiles
        : entries
            .filter((entry) => getRejection(entry, entries, limits) === null)
            .map(({ file }) => file),
    [upload, entries, limits],
  );
  const buttonId = `${field.id}-control`;
  const input = useNativeFiles(buttonId, nativeFiles, files.add);
  const isEditable = !isDisabled && !isReadOnly;
  // Until the scripts run, the native input lies over the button and takes presses and drops.
  const isNative = useIsUnscripted() && isEditable && entries.length === 0;
  const hasHint = hasFileHint(limits);
  const described = describedBy(field, {
    hasDescription: Boolean(description),
    hasHint,
    isGroup: true,
  });

  function paste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files];
    if (!isEditable || pasted.length === 0) return;
    event.preventDefault();
    // React Aria also listens on the document and would add the files again.
    event.stopPropagation();
    files.add(pasted);
  }

  return (
    <FieldFrame {...frame} field={field} isGroup hint={hasHint && <FileHint limits={limits} />}>
      <FileArea
        data-part="file-area"
        role="group"
        aria-labelledby={`${field.id}-label`}
        aria-describedby={described['aria-describedby']}
        aria-disabled={isDisabled || undefined}
        onPaste={paste}
      >
        <input
          {...input}
          type="file"
          hidden={!isNative}
          multiple={!isNative || maxItems > 1}
          accept={getDialogTypes(limits.accept).join()}
          aria-labelledby={`${field.id}-label`}
          name={name}
          disabled={isDisabled}
        />
        {!isReadOnly && (
          <FileDrop
            id={buttonId}
            accept={limits.accept}
            isMultiple={maxItems > 1}
            isDisabled={isDisabled}
            describedBy={described['aria-describedby']}
            onFiles={files.add}
          />
        )}
        {entries.length > 0 && (
          <FileList
            files={files}
            limits={limits}
            name={name}
            hasAltText={hasAltText}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            buttonId={buttonId}
          />
        )}
      </FileArea>
    </FieldFrame>
  );
}
