import { useEffect, useState } from 'react';
import { useQueryParams } from './useQueryParams.ts';

const searchPause = 300;

/** The words of a search: in the box at once, in the address after a short pause, and back from there. */
export function useSearchText(): readonly [string, (text: string) => void] {
  const { params, change } = useQueryParams();
  const inAddress = params.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    // The address changed by itself: Back, or a link.
    setKnown(inAddress);
    if (inAddress !== text.trim()) setText(inAddress);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === inAddress) return undefined;
    const timer = setTimeout(
      () => change({ q: wanted, page: null }, { replace: true }),
      searchPause,
    );
    return () => clearTimeout(timer);
  }, [text, inAddress, change]);
  return [text, setText];
}
