export { Accordion, type AccordionItem, type AccordionProps } from './data/Accordion/Accordion.tsx';
export { AppShell, type AppShellProps } from './layout/AppShell/AppShell.tsx';
export { Avatar, type AvatarProps } from './data/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './data/Badge/Badge.tsx';
export { Banner, type BannerProps } from './feedback/Banner/Banner.tsx';
export { BottomBar, type BottomBarProps } from './layout/BottomBar/BottomBar.tsx';
export {
  Breadcrumbs,
  type BreadcrumbItem,
  type BreadcrumbsProps,
} from './navigation/Breadcrumbs/Breadcrumbs.tsx';
export { BusyRegion, type BusyRegionProps } from './feedback/BusyRegion/BusyRegion.tsx';
export { Button, type ButtonProps } from './navigation/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './navigation/ButtonLink/ButtonLink.tsx';
export { Card, type CardProps } from './data/Card/Card.tsx';
export { CardHeader, type CardHeaderProps } from './data/Card/CardHeader.tsx';
export { Chart, type ChartProps } from './data/Chart/Chart.tsx';
export { CheckboxField, type CheckboxFieldProps } from './inputs/CheckboxField/CheckboxField.tsx';
export {
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
} from './inputs/CheckboxGroupField/CheckboxGroupField.tsx';
export { CheckList, type CheckListItem, type CheckListProps } from './data/CheckList/CheckList.tsx';
export { CodeField, type CodeFieldProps } from './inputs/CodeField/CodeField.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
} from './navigation/CommandPalette/CommandPalette.tsx';
export { ComboBoxField, type ComboBoxFieldProps } from './inputs/ComboBoxField/ComboBoxField.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/ConfirmDialog/ConfirmDialog.tsx';
export { CopyText, type CopyTextProps } from './data/CopyText/CopyText.tsx';
export { Customizer, type CustomizerProps } from './layout/Customizer/Customizer.tsx';
export {
  CountdownButton,
  type CountdownButtonProps,
} from './navigation/CountdownButton/CountdownButton.tsx';
export { DateField, type DateFieldProps } from './inputs/DateField/DateField.tsx';
export {
  DateRangeField,
  type DateRangeFieldProps,
} from './inputs/DateRangeField/DateRangeField.tsx';
export { DateTime, type DateTimeProps } from './data/DateTime/DateTime.tsx';
export {
  DescriptionItem,
  DescriptionList,
  type DescriptionItemProps,
  type DescriptionListProps,
} from './data/DescriptionList/DescriptionList.tsx';
export {
  DesignSystemProvider,
  type DesignSystemProviderProps,
} from './theme/DesignSystemProvider/DesignSystemProvider.tsx';
export { Dialog, type DialogProps } from './feedback/Dialog/Dialog.tsx';
export { DialogTrigger, type DialogTriggerProps } from './feedback/Dialog/DialogTrigger.tsx';
export { Drawer, type DrawerProps } from './feedback/Drawer/Drawer.tsx';
export { EmailField, type EmailFieldProps } from './inputs/EmailField/EmailField.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export { FileField, type FileFieldProps } from './inputs/FileField/FileField.tsx';
export { FilterChips, type FilterChipsProps } from './navigation/FilterChips/FilterChips.tsx';
export { Footer, type FooterProps } from './layout/Footer/Footer.tsx';
export { Form, type FormProps, type FormValues } from './inputs/Form/Form.tsx';
export {
  FormErrorSummary,
  type FormErrorSummaryItem,
  type FormErrorSummaryProps,
} from './inputs/FormErrorSummary/FormErrorSummary.tsx';
export { Grid, type GridProps } from './layout/Grid/Grid.tsx';
export { Icon, type IconProps } from './data/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './navigation/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './layout/Inline/Inline.tsx';
export {
  LanguageSelect,
  type LanguageSelectProps,
} from './navigation/LanguageSelect/LanguageSelect.tsx';
export { Link, type LinkProps } from './navigation/Link/Link.tsx';
export { List, type ListProps } from './data/List/List.tsx';
export {
  LoadingOverlay,
  type LoadingOverlayProps,
} from './feedback/LoadingOverlay/LoadingOverlay.tsx';
export { Menu, type MenuEntry, type MenuProps } from './navigation/Menu/Menu.tsx';
export { Money, type MoneyProps } from './data/Money/Money.tsx';
export { MoneyField, type MoneyFieldProps } from './inputs/MoneyField/MoneyField.tsx';
export { Navbar, type NavbarProps } from './layout/Navbar/Navbar.tsx';
export { NoticeRegion, type NoticeRegionProps } from './feedback/Notices/NoticeRegion.tsx';
export { NumberField, type NumberFieldProps } from './inputs/NumberField/NumberField.tsx';
export { Page, type PageProps } from './layout/Page/Page.tsx';
export { focusHeading } from './layout/Page/focusHeading.ts';
export { Pagination, type PaginationProps } from './navigation/Pagination/Pagination.tsx';
export { Paragraphs, type ParagraphsProps } from './data/Paragraphs/Paragraphs.tsx';
export { PasswordField, type PasswordFieldProps } from './inputs/PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from './inputs/PhoneField/PhoneField.tsx';
export { PlatformIcon, type PlatformIconProps } from './data/PlatformIcon/PlatformIcon.tsx';
export {
  PlatformName,
  platformMessages,
  type PlatformNameProps,
} from './data/PlatformName/PlatformName.tsx';
export { Popover, type PopoverProps } from './feedback/Popover/Popover.tsx';
export { Problem, type ProblemProps } from './feedback/Problem/Problem.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar/ProgressBar.tsx';
export { PublicShell, type PublicShellProps } from './layout/PublicShell/PublicShell.tsx';
export {
  RadioGroupField,
  type RadioGroupFieldProps,
} from './inputs/RadioGroupField/RadioGroupField.tsx';
export { RelativeTime, type RelativeTimeProps } from './data/RelativeTime/RelativeTime.tsx';
export {
  RouteTransition,
  type RouteTransitionProps,
} from './layout/RouteTransition/RouteTransition.tsx';
export { RowList, type RowListItem, type RowListProps } from './data/RowList/RowList.tsx';
export { ScrollArea, type ScrollAreaProps } from './data/ScrollArea/ScrollArea.tsx';
export { ScrollToTop } from './layout/ScrollToTop/ScrollToTop.tsx';
export { SearchField, type SearchFieldProps } from './inputs/SearchField/SearchField.tsx';
export { SelectField, type SelectFieldProps } from './inputs/SelectField/SelectField.tsx';
export {
  ShortcutList,
  type ShortcutGroup,
  type ShortcutListProps,
} from './navigation/ShortcutList/ShortcutList.tsx';
export { SideBySide, type SideBySideProps } from './layout/SideBySide/SideBySide.tsx';
export { Sidebar, type SidebarProps } from './layout/Sidebar/Sidebar.tsx';
export { SkipLink } from './layout/SkipLink/SkipLink.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton/Skeleton.tsx';
export {
  SliderField,
  type SliderFieldProps,
  type SliderRange,
} from './inputs/SliderField/SliderField.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './layout/Stack/Stack.tsx';
export { StarButton, type StarButtonProps } from './navigation/StarredPages/StarButton.tsx';
export { StarredPages, type StarredPagesProps } from './navigation/StarredPages/StarredPages.tsx';
export { Stat, type StatProps } from './data/Stat/Stat.tsx';
export { Stepper, type StepperItem, type StepperProps } from './navigation/Stepper/Stepper.tsx';
export { SubmitButton, type SubmitButtonProps } from './inputs/SubmitButton/SubmitButton.tsx';
export { SwitchField, type SwitchFieldProps } from './inputs/SwitchField/SwitchField.tsx';
export {
  Table,
  type SortDescriptor,
  type TableColumn,
  type TableProps,
} from './data/Table/Table.tsx';
export { Tabs, type TabItem, type TabsProps } from './navigation/Tabs/Tabs.tsx';
export { TagField, type TagFieldProps } from './inputs/TagField/TagField.tsx';
export { Text, type TextProps } from './data/Text/Text.tsx';
export { TextAreaField, type TextAreaFieldProps } from './inputs/TextAreaField/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './inputs/TextField/TextField.tsx';
export { ThemeTour } from './layout/ThemeTour/ThemeTour.tsx';
export { Timeline, type TimelineProps, type TimelineStep } from './data/Timeline/Timeline.tsx';
export { Tooltip, type TooltipProps } from './feedback/Tooltip/Tooltip.tsx';
export { VirtualList, type VirtualListProps } from './data/VirtualList/VirtualList.tsx';
export { type ChartPoint, type ChartSeries } from './data/Chart/chartData.ts';
export { type Command, type CommandGroup } from './navigation/CommandPalette/commands.ts';
export { type DateRange } from './inputs/DateRangeField/rangeRules.ts';
export { type FieldOption } from './internal/fieldOption.ts';
export { type FileEntry, type FileState } from './inputs/FileField/fileEntry.ts';
export { type FormErrors } from './inputs/Form/serverErrors.ts';
export { type NavigationItem } from './layout/navigationItem.ts';
export {
  defaultPreferences,
  preferenceChoices,
  type Preferences,
} from './preferences/preferences.ts';
export { type SliderMark } from './inputs/SliderField/SliderMarks.tsx';
export { type LoadOptions } from './inputs/ComboBoxField/useLoadedOptions.ts';
export {
  defineRule,
  type DefinedRule,
  type NamedRules,
  type RuleContext,
  type Rules,
  type RuleTest,
} from './validation/rules.ts';
export { type FieldProps } from './internal/fieldProps.ts';
export { type FieldError, type FormState } from './validation/formState.ts';
export { type MessageDescriptor } from './validation/messages.ts';
export { type Notice } from './feedback/Notices/noticeHistory.ts';
export { type NumberFormat } from './inputs/NumberField/numberText.ts';
export { type RuleMessages, type Speaker } from './validation/describeProblem.ts';
export { type Space } from './layout/space.ts';
export { type TableSelection } from './data/Table/tableSelection.ts';
export { type Tone } from './feedback/tone.ts';
export { type Upload } from './inputs/FileField/useUploads.ts';
export { deriveRules, type Constraints } from './validation/deriveRules.ts';
export { designSystemMessages } from './i18n/designSystemMessages.ts';
export { deviceStorage } from './internal/deviceStorage.ts';
export { forgetNotices, notify, type NoticeOptions } from './feedback/Notices/notices.ts';
export { formatCurrency, type MoneyValue } from './data/formatters/formatCurrency.ts';
export { formatDate, formatDateTime, type Moment } from './data/formatters/formatDateTime.ts';
export { cropImage, type CropOutput } from './inputs/ImageCropper/cropImage.ts';
export { formatNumber } from './data/formatters/formatNumber.ts';
export { formatPercent } from './data/formatters/formatPercent.ts';
export { wholeCrop, type Crop } from './inputs/ImageCropper/crop.ts';
export { platforms, type Platform } from './data/PlatformIcon/platforms.tsx';
export { preferencesStore } from './preferences/preferencesStore.ts';
export {
  rulesResolver,
  type ResolverField,
  type ResolverFields,
  type ResolverOptions,
} from './validation/rulesResolver.ts';
export { useFormState } from './validation/useFormState.ts';
export { NoticeHistory, type NoticeHistoryProps } from './feedback/NoticeHistory/NoticeHistory.tsx';
export { useNoticeHistory } from './feedback/Notices/useNoticeHistory.ts';
export { usePreference } from './preferences/usePreference.ts';
export { useShortcuts, type Shortcuts } from './navigation/ShortcutList/useShortcuts.ts';
export { useStarredPages } from './navigation/StarredPages/useStarredPages.ts';
export { useScrollY } from './layout/useScrollY.ts';
export { useWindowWidth } from './layout/useWindowWidth.ts';
export type { Failure } from './validation/failure.ts';
export { validate, validateAsync, type ValidateOptions } from './validation/validate.ts';
export { validationMessages } from './validation/messages.ts';
export {
  MultiSelectField,
  type MultiSelectFieldProps,
} from './inputs/MultiSelectField/MultiSelectField.tsx';
export { ImageCropper, type ImageCropperProps } from './inputs/ImageCropper/ImageCropper.tsx';
