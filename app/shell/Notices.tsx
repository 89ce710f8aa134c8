import { NoticeRegion } from '@byline/design-system';

/** Renders the region of the notices, in a chunk of its own. */
export default function Notices() {
  return <NoticeRegion />;
}
