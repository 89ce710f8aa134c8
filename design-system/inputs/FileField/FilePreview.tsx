import { File as FileIcon } from 'lucide-react';
import { useCallback } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** A small picture of an image, or the sign of a file. Its name stands beside it, so it has none of its own. */
export function FilePreview({ file, isShown }: { file: File; isShown: boolean }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span data-part="preview">
      {isShown ? <img ref={show} alt="" /> : <Icon as={FileIcon} size={24} />}
    </span>
  );
}
