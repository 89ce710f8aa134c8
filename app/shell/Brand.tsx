import { Inline, Link } from '@byline/design-system';
import { config } from '../config.ts';
import { paths } from '../paths.ts';

/** Renders the logo and name of the product as a link to the home page. */
export function Brand() {
  return (
    <Link href={paths.root} variant="quiet">
      <Inline gap="sm" as="span">
        <img src="/icon.svg" alt="" width={28} height={28} />
        <strong>{config.appName}</strong>
      </Inline>
    </Link>
  );
}
