import { NoticeRegion } from '@byline/design-system';

/** Renders the notice region, in a separate chunk. */
export default function Notices() {
  return <NoticeRegion />;
}
