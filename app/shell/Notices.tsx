import { NoticeRegion } from '@byline/design-system';

/** Where notices appear. */
export default function Notices() {
  return <NoticeRegion />;
}
