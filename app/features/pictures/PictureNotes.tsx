import { isAnimatedPicture, LiveText, Text } from '@byline/design-system';
import { useEffect, useState } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';

type PictureNotesProps = {
  /** The chosen files. */
  files: readonly File[];
  /** Whether pictures are on this page only, since the device is full or denies storage. */
  areAtRisk: boolean;
};

function useAnimatedNames(files: readonly File[]): string[] {
  const [animated, setAnimated] = useState<ReadonlySet<File>>(new Set());
  useEffect(() => {
    let isCurrent = true;
    const keepIfAnimated = async (file: File) =>
      (await isAnimatedPicture(file).catch(() => false)) ? [file] : [];
    void Promise.all(files.map(keepIfAnimated)).then((kept) => {
      if (isCurrent) setAnimated(new Set(kept.flat()));
    });
    return () => {
      isCurrent = false;
    };
  }, [files]);
  return files.filter((file) => animated.has(file)).map(({ name }) => name);
}

/** Renders notes below a file field: which files are animations, of which only the first picture is sent, and whether pictures may be lost. */
export function PictureNotes({ files, areAtRisk }: PictureNotesProps) {
  const animated = useAnimatedNames(files);
  return (
    <LiveText as="div">
      {animated.length > 0 && (
        <Text size="sm">
          <FormattedMessage
            id="pictures.animated"
            defaultMessage="{count, plural, one {{files} is an animation. Only its first picture is sent.} other {{files} are animations. Only their first pictures are sent.}}"
            values={{ count: animated.length, files: <FormattedList value={animated} /> }}
          />
        </Text>
      )}
      {areAtRisk && (
        <Text size="sm" tone="warning">
          <FormattedMessage
            id="pictures.notStored"
            defaultMessage="The pictures could not be stored on this device. Keep this page open until they are sent."
          />
        </Text>
      )}
    </LiveText>
  );
}
