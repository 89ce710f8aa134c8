import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useDrop, type DropItem } from 'react-aria/useDrop';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { getDialogTypes } from './fileFormats.ts';
import { Zone } from './FileField.styles.ts';

type Props = {
  id: string;
  accept: readonly string[];
  isMultiple: boolean;
  isDisabled: boolean;
  describedBy: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

// A limit, because a folder can have thousands of files.
const maxFilesOfFolder = 100;

/**
 * Returns the dropped file; for a folder, its files without hidden ones and without its subfolders, up to the first that cannot be read:
 * React Aria reads no further.
 */
async function listFiles(item: DropItem): Promise<File[]> {
  if (item.kind === 'file') return [await item.getFile()];
  const files: File[] = [];
  if (item.kind !== 'directory') return files;
  try {
    for await (const entry of item.getEntries()) {
      if (files.length === maxFilesOfFolder) break;
      if (entry.kind === 'file' && !entry.name.startsWith('.')) files.push(await entry.getFile());
    }
  } catch {
    // The other files are added.
  }
  return files;
}

/** Renders the drop area with the button to choose files. Files are pasted while the button has the focus. */
export function FileDrop({ id, accept, isMultiple, isDisabled, describedBy, onFiles }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // Not React Aria's DropZone, which adds a second, hidden button for pasted files.
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled,
    getDropOperation: () => 'copy',
    onDrop: ({ items }) => {
      // A field for one file ignores folders.
      const dropped = items.filter(({ kind }) => isMultiple || kind === 'file');
      void Promise.all(dropped.map(listFiles)).then((lists) => onFiles(lists.flat()));
    },
  });
  return (
    <Zone
      data-part="drop-zone"
      {...dropProps}
      ref={ref}
      data-drop-target={isDropTarget || undefined}
      data-disabled={isDisabled || undefined}
    >
      <Icon as={Upload} size={24} />
      <FileTrigger
        acceptedFileTypes={getDialogTypes(accept)}
        allowsMultiple={isMultiple}
        onSelect={(list) => onFiles([...(list ?? [])])}
      >
        <Button id={id} variant="soft" isDisabled={isDisabled} aria-describedby={describedBy}>
          {isMultiple ? (
            <FormattedMessage id="ds.file.chooseMany" defaultMessage="Choose files" />
          ) : (
            <FormattedMessage id="ds.file.chooseOne" defaultMessage="Choose a file" />
          )}
        </Button>
      </FileTrigger>
      <span>
        <FormattedMessage id="ds.file.drop" defaultMessage="or drop or paste here" />
      </span>
    </Zone>
  );
}
