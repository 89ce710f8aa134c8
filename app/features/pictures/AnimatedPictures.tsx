import { Text } from '@byline/design-system';
import { useEffect, useState } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { isAnimated } from './isAnimated.ts';

type Props = { files: readonly File[] };

/** Says which of the chosen files are animations, because the server keeps only one picture of each. */
export function AnimatedPictures({ files }: Props) {
  const [animated, setAnimated] = useState<ReadonlySet<File>>(new Set());
  useEffect(() => {
    let isCurrent = true;
    const find = async (file: File) => ((await isAnimated(file).catch(() => false)) ? [file] : []);
    void Promise.all(files.map(find)).then((found) => {
      if (isCurrent) setAnimated(new Set(found.flat()));
    });
    return () => {
      isCurrent = false;
    };
  }, [files]);
  const names = files.filter((file) => animated.has(file)).map(({ name }) => name);
  return (
    <div role="status">
      {names.length > 0 && (
        <Text size="sm">
          <FormattedMessage
            id="pictures.animated"
            defaultMessage="{count, plural, one {{files} is an animation. Only its first picture is sent.} other {{files} are animations. Only their first pictures are sent.}}"
            values={{ count: names.length, files: <FormattedList value={names} /> }}
          />
        </Text>
      )}
    </div>
  );
}
