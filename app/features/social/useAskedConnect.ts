import { platforms, type Platform } from '@byline/design-system';
import { useSearchParams } from 'react-router-dom';

const parameter = 'connect';

/** The platform whose dialog is open, kept in the address so that other pages can lead to it. */
export function useConnectParam(): [Platform | null, (platform: Platform | null) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = platforms.find((platform) => platform === query.get(parameter)) ?? null;
  const ask = (platform: Platform | null) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (platform) next.set(parameter, platform);
        else next.delete(parameter);
        return next;
      },
      { replace: true },
    );
  return [asked, ask];
}
