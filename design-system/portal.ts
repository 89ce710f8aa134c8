// Components of a creators' portal, which other portals rarely need, in an entry of their own.
export { Customizer, type CustomizerProps } from './portal/Customizer/Customizer.tsx';
export { PlatformIcon, type PlatformIconProps } from './portal/PlatformIcon/PlatformIcon.tsx';
export { platforms, type Platform } from './portal/PlatformIcon/platforms.tsx';
export {
  PlatformName,
  platformMessages,
  type PlatformNameProps,
} from './portal/PlatformName/PlatformName.tsx';
export { PlatformTile, type PlatformTileProps } from './portal/PlatformTile/PlatformTile.tsx';
export { ProfileHeader, type ProfileHeaderProps } from './portal/ProfileHeader/ProfileHeader.tsx';
export {
  RouteTransition,
  type RouteTransitionProps,
} from './portal/RouteTransition/RouteTransition.tsx';
export { StarButton, type StarButtonProps } from './portal/StarredPages/StarButton.tsx';
export { StarredPages, type StarredPagesProps } from './portal/StarredPages/StarredPages.tsx';
export {
  createStarredPages,
  StarredContext,
  starredStore,
  useStarredPages,
  type StarredStore,
} from './portal/StarredPages/starredStore.ts';
export { useStar } from './portal/StarredPages/useStar.ts';
export {
  Statement,
  type StatementItem,
  type StatementProps,
} from './portal/Statement/Statement.tsx';
export { ThemeTour } from './portal/ThemeTour/ThemeTour.tsx';
