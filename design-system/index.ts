export { Button, type ButtonProps } from './navigation/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './navigation/ButtonLink/ButtonLink.tsx';
export {
  DesignSystemProvider,
  type DesignSystemProviderProps,
} from './theme/DesignSystemProvider/DesignSystemProvider.tsx';
export { deviceStorage } from './internal/deviceStorage.ts';
export { Grid, type GridProps } from './layout/Grid/Grid.tsx';
export { Icon, type IconProps } from './data/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './navigation/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './layout/Inline/Inline.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './layout/Stack/Stack.tsx';
export { designSystemMessages } from './i18n/designSystemMessages.ts';
export { preferencesStore } from './preferences/preferencesStore.ts';
export { usePreference } from './preferences/usePreference.ts';
