import { File as FileIcon } from 'lucide-react';
import { useCallback } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Renders a preview of a picture, or a file icon. It is decorative: the name of the file is next to it. */
export function FilePreview({ file, isPicture }: { file: File; isPicture: boolean }) {
  const setSource = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <span data-part="preview">
      {isPicture ? <img ref={setSource} alt="" /> : <Icon as={FileIcon} size={24} />}
    </span>
  );
}
