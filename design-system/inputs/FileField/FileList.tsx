import { Captions } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { type IntlShape } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { FileActions } from './FileActions.tsx';
import { FileRow } from './FileRow.tsx';
import type { FileEntry } from './fileEntry.ts';
import { Files } from './FileField.styles.ts';
import { isOfType } from './fileFormats.ts';
import { useFileIntl } from './useFileIntl.ts';
import { describeRejection, type FileLimits } from './fileRules.ts';
import type { FileEntries } from './useFileEntries.ts';

// Up to this many pictures are rows with a field for the alternative text. More are tiles with a button that opens the field.
const maxRows = 3;

// A longer description belongs in the text around the picture.
const maxAltLength = 250;

type AltTextProps = {
  /** The name of the file. */
  file: string;
  name: string | undefined;
  value: string;
  onChange: (alt: string) => void;
  onFocus: () => void;
  isDisabled: boolean;
  isReadOnly: boolean;
};

/** Renders the field for the alternative text of a picture. */
function AltText({ file, name, value, onChange, onFocus, isDisabled, isReadOnly }: AltTextProps) {
  const id = useId();
  return (
    <div data-part="alt">
      <label htmlFor={id}>
        <FormattedMessage
          id="ds.file.alt"
          defaultMessage="Alternative text for {file}"
          values={{ file: <bdi>{file}</bdi> }}
        />
      </label>
      <input
        id={id}
        name={name && `${name}.alt`}
        value={value}
        type="text"
        dir="auto"
        maxLength={maxAltLength}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
      />
    </div>
  );
}

type ClosedAltTextProps = Omit<AltTextProps, 'onChange' | 'onFocus'> & { onPress: () => void };

/** Renders the alternative text of a tile with a button that opens its field. A hidden input keeps the text in native form data. */
function ClosedAltText({ file, name, value, onPress, isDisabled, isReadOnly }: ClosedAltTextProps) {
  const { formatMessage } = useFileIntl();
  return (
    <div data-part="closed-alt">
      {name && <input type="hidden" name={`${name}.alt`} value={value} disabled={isDisabled} />}
      {value && <bdi>{value}</bdi>}
      {!isReadOnly && (
        <IconButton
          size="sm"
          aria-expanded={false}
          isDisabled={isDisabled}
          aria-label={formatMessage(
            { id: 'ds.file.alt', defaultMessage: 'Alternative text for {file}' },
            { file },
          )}
          onPress={onPress}
        >
          <Icon as={Captions} size={18} />
        </IconButton>
      )}
    </div>
  );
}

/** Returns the name of a file, with its place among files of the same name: "a.webp, 1 of 2". */
function getUniqueName(
  { id, file: { name } }: FileEntry,
  entries: readonly FileEntry[],
  { formatMessage, formatNumber }: IntlShape,
): string {
  const same = entries.filter(({ file }) => file.name === name);
  if (same.length === 1) return name;
  return formatMessage(
    { id: 'ds.file.nameOf', defaultMessage: '{name}, {number} of {count}' },
    {
      name,
      number: formatNumber(same.findIndex((other) => other.id === id) + 1),
      count: formatNumber(same.length),
    },
  );
}

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
  const intl = useFileIntl();
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const pictures = files.entries.filter(
    (entry) =>
      isOfType(entry.file, ['image/*']) &&
      describeRejection(entry, files.entries, limits, intl) === null,
  );

  function openAlt(id: string): void {
    // Renders the field at once, because only a rendered field can be focused.
    flushSync(() => setOpenId(id));
    list.current?.querySelector<HTMLElement>('[data-open] [data-part="alt"] > input')?.focus();
  }

  // The remove button disappears with its file, so focus moves to the next file or to the choose button.
  function remove(entry: FileEntry, index: number): void {
    const rows = [...(list.current?.children ?? [])];
    const next = rows[index + 1] ?? rows[index - 1];
    const target = next?.querySelector<HTMLElement>('[data-part="actions"] > :last-child');
    const page = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    (target ?? page?.getElementById(buttonId))?.focus();
    files.remove(entry);
  }

  return (
    <Files data-part="files" ref={list}>
      {files.entries.map((entry, index) => {
        const rejection = describeRejection(entry, files.entries, limits, intl);
        const fileName = getUniqueName(entry, files.entries, intl);
        const isPicture = pictures.includes(entry);
        const isOpen = entry.id === openId;
        const isRow = hasAltText && (pictures.length <= maxRows || isOpen);
        const isTile =
          isPicture && !isRow && (entry.state === 'chosen' || entry.state === 'uploaded');
        return (
          <li
            key={entry.id}
            data-rejected={rejection !== null || undefined}
            data-tile={isTile || undefined}
            data-open={isOpen || undefined}
          >
            <FileRow
              entry={entry}
              isPicture={isPicture}
              rejection={rejection}
              progress={files.progress[entry.id]}
            >
              {hasAltText && isTile && (
                <ClosedAltText
                  name={name}
                  isDisabled={isDisabled}
                  isReadOnly={isReadOnly}
                  file={fileName}
                  value={entry.alt}
                  onPress={() => openAlt(entry.id)}
                />
              )}
              {hasAltText && isPicture && !isTile && (
                <AltText
                  name={name}
                  isDisabled={isDisabled}
                  isReadOnly={isReadOnly}
                  file={fileName}
                  value={entry.alt}
                  onChange={(alt) => files.setAlt(entry.id, alt)}
                  // Marks this picture as open: if pasted pictures exceed `maxRows`, the others become tiles, and this one stays a
                  // row with its focus.
                  onFocus={() => setOpenId(entry.id)}
                />
              )}
            </FileRow>
            {!isReadOnly && (
              <FileActions
                entry={entry}
                name={fileName}
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
