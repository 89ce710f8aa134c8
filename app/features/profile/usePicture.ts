import { cropImage, fullCrop, type FileEntry } from '@byline/design-system';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '../../api/ApiError.ts';
import { useProfileMutations } from '../../api/profile.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';

const side = 1024;

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

/** A picture from its choice to its place on the server; `onSaved` is called there. */
export function usePicture(onSaved: () => void) {
  const { formatMessage } = useIntl();
  const { saveImage } = useProfileMutations();
  const answer = useDescribeError();
  const [entries, setEntries] = useState<readonly FileEntry[]>([]);
  const [src, setSrc] = useState<string | null>(null);
  const [crop, setCrop] = useState(fullCrop);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);

  const choose = (next: readonly FileEntry[]) => {
    const file = next[0]?.file;
    setEntries(next);
    setProblem(null);
    if (file === entries[0]?.file) return;
    setCrop(fullCrop);
    setSrc(file && /^image\/(jpeg|png|webp)$/.test(file.type) ? URL.createObjectURL(file) : null);
  };
  const save = async () => {
    const file = entries[0]?.file;
    if (!file) return;
    setSaving(true);
    setProblem(null);
    try {
      const square = await cropImage(file, crop, { side });
      await saveImage(await toDataUrl(square));
      onSaved();
    } catch (failure) {
      setProblem(
        failure instanceof ApiError
          ? sentenceOf(answer(failure))
          : formatMessage({
              id: 'picture.unreadable',
              defaultMessage: 'This file cannot be read as a picture. Please choose another one.',
            }),
      );
    } finally {
      setSaving(false);
    }
  };
  return { entries, choose, src, crop, setCrop, problem, isSaving, save };
}

function sentenceOf({ error, message, errors }: ReturnType<ReturnType<typeof useDescribeError>>) {
  return errors?.['image'] ?? error ?? message ?? null;
}
