export { Accordion, type AccordionItem, type AccordionProps } from './data/Accordion/Accordion.tsx';
export { AppShell, type AppShellProps } from './layout/AppShell/AppShell.tsx';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export { Banner, type BannerProps } from './feedback/Banner/Banner.tsx';
export { BottomBar, type BottomBarProps } from './layout/BottomBar/BottomBar.tsx';
export { Breadcrumbs, type BreadcrumbItem, type BreadcrumbsProps } from './navigation/Breadcrumbs/Breadcrumbs.tsx';
export { LoadingRegion, type LoadingRegionProps } from './primitives/LoadingRegion/LoadingRegion.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/ButtonLink/ButtonLink.tsx';
export { Calendar, type CalendarProps } from './inputs/Calendar/Calendar.tsx';
export { Card, type CardProps } from './data/Card/Card.tsx';
export { CardHeader, type CardHeaderProps } from './data/Card/CardHeader.tsx';
export { CheckboxField, type CheckboxFieldProps } from './inputs/CheckboxField/CheckboxField.tsx';
export { CheckboxGroupField, type CheckboxGroupFieldProps } from './inputs/CheckboxGroupField/CheckboxGroupField.tsx';
export { RequirementList, type RequirementListItem, type RequirementListProps } from './data/RequirementList/RequirementList.tsx';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './inputs/OneTimeCodeField/OneTimeCodeField.tsx';
export { CommandPalette, type CommandPaletteProps } from './navigation/CommandPalette/CommandPalette.tsx';
export { ComboBoxField, type ComboBoxFieldProps } from './inputs/ComboBoxField/ComboBoxField.tsx';
export { Composer, type ComposerProps } from './inputs/Composer/Composer.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/ConfirmDialog/ConfirmDialog.tsx';
export { Conversation, type ConversationMessage, type ConversationProps } from './data/Conversation/Conversation.tsx';
export { CopyButton, type CopyButtonProps } from './data/CopyButton/CopyButton.tsx';
export { CountdownButton, type CountdownButtonProps } from './navigation/CountdownButton/CountdownButton.tsx';
export { DateField, type DateFieldProps } from './inputs/DateField/DateField.tsx';
export { DateRangeField, type DateRangeFieldProps } from './inputs/DateRangeField/DateRangeField.tsx';
export { Dateline, type DatelineItem, type DatelineProps, type DatelineState } from './data/Dateline/Dateline.tsx';
export { DateTimeField, type DateTimeFieldProps } from './inputs/DateTimeField/DateTimeField.tsx';
export { DateTime, type DateTimeProps } from './data/DateTime/DateTime.tsx';
export { DescriptionItem, DescriptionList, type DescriptionItemProps, type DescriptionListProps } from './data/DescriptionList/DescriptionList.tsx';
export { DesignSystemProvider, type DesignSystemProviderProps } from './preferences/DesignSystemProvider/DesignSystemProvider.tsx';
export { Dialog, type DialogProps } from './feedback/Dialog/Dialog.tsx';
export { DialogTrigger, type DialogTriggerProps } from './feedback/Dialog/DialogTrigger.tsx';
export { Drawer, type DrawerProps } from './feedback/Drawer/Drawer.tsx';
export { EmailField, type EmailFieldProps } from './inputs/EmailField/EmailField.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export { FieldArray, type FieldArrayProps } from './inputs/FieldArray/FieldArray.tsx';
export { type FieldArrayRowProps } from './inputs/FieldArray/FieldArrayRow.tsx';
export { FileField, type FileFieldProps } from './inputs/FileField/FileField.tsx';
export { FilterChips, type FilterChipsItem, type FilterChipsProps } from './navigation/FilterChips/FilterChips.tsx';
export { FilterMenu, type FilterMenuItem, type FilterMenuProps } from './navigation/FilterMenu/FilterMenu.tsx';
export { Footer, type FooterProps } from './layout/Footer/Footer.tsx';
export { deviceDrafts, findDeviceDraft } from './inputs/FormDraft/deviceDrafts.ts';
export { claimDeviceDrafts } from './inputs/FormDraft/draftClaims.ts';
export { FormDraft, type FormDraftProps } from './inputs/FormDraft/FormDraft.tsx';
export { Autosave, type AutosaveProps } from './inputs/Autosave/Autosave.tsx';
export { type SaveHandler } from './inputs/Autosave/connectAutosave.ts';
export { tabDrafts, type DraftName, type DraftSlot, type DraftStorage, type StoredDraft } from './inputs/FormDraft/draftStorage.ts';
export { useDraft, type Draft, type DraftOptions } from './inputs/FormDraft/useDraft.ts';
export { Form, type FormNames, type FormProps, type FormValues } from './inputs/Form/Form.tsx';
export { type FormApi, type FormOptions } from './inputs/Form/createForm.tsx';
export { type FieldPath, type FieldPathValue, type InitialValues } from './inputs/Form/formPaths.ts';
export { useForm, useFormContext, useWatch } from './inputs/Form/useForm.ts';
export { FormErrorSummary, type FormErrorSummaryItem, type FormErrorSummaryProps } from './inputs/FormErrorSummary/FormErrorSummary.tsx';
export { Grid, type GridProps } from './layout/Grid/Grid.tsx';
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './layout/Inline/Inline.tsx';
export { LanguageSelect, type LanguageSelectProps } from './navigation/LanguageSelect/LanguageSelect.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { List, type ListProps } from './data/List/List.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './primitives/LoadingOverlay/LoadingOverlay.tsx';
export { Menu, type MenuItem, type MenuProps } from './navigation/Menu/Menu.tsx';
export { Money, type MoneyProps } from './data/Money/Money.tsx';
export { MoneyField, type MoneyFieldProps } from './inputs/MoneyField/MoneyField.tsx';
export { Navbar, type NavbarProps } from './layout/Navbar/Navbar.tsx';
export { choicesFilter, flagsFilter, sortFilter } from './data/ListPage/chipFilters.tsx';
export { choiceFilter } from './data/ListPage/choiceFilter.tsx';
export { daysFilter } from './data/ListPage/daysFilter.tsx';
export type { ChosenFilter, FilterOption, ListFilter } from './data/ListPage/listFilter.ts';
export { choiceParam, choicesParam, dayParam, flagParam, integerParam, sortParam, textParam, type ListParam } from './data/ListPage/listParams.ts';
export { ListPage, type ListPageProps } from './data/ListPage/ListPage.tsx';
export type { ListRows } from './data/ListPage/listRows.ts';
export { useListAddress, type ListAddress, type ListChanges, type ListParams, type ListValues } from './data/ListPage/useListAddress.ts';
export { useQueryParams, type QueryChanges, type QueryParams } from './data/ListPage/useQueryParams.ts';
export { searchFilter } from './data/ListPage/searchFilter.tsx';
export { viewParam } from './data/ListPage/viewParam.ts';
export { useTypedParam } from './data/ListPage/useTypedParam.ts';
export { HiddenUntilLoaded, Loaded, type HiddenUntilLoadedProps, type LoadedProps, type Query } from './feedback/Loaded/Loaded.tsx';
export { NoticeRegion, type NoticeRegionProps } from './feedback/Notices/NoticeRegion.tsx';
export { NumberField, type NumberFieldProps } from './inputs/NumberField/NumberField.tsx';
export { Page, type PageProps } from './layout/Page/Page.tsx';
export { focusHeading } from './layout/Page/focusHeading.ts';
export { usePageArrival } from './layout/Page/usePageArrival.ts';
export { Pagination, type PaginationProps } from './navigation/Pagination/Pagination.tsx';
export { Prose, type ProseProps } from './data/Prose/Prose.tsx';
export { PasswordField, type PasswordFieldProps } from './inputs/PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from './inputs/PhoneField/PhoneField.tsx';
export { Popover, type PopoverProps } from './feedback/Popover/Popover.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState/ErrorState.tsx';
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar/ProgressBar.tsx';
export { PublicLayout, type PublicLayoutProps } from './layout/PublicLayout/PublicLayout.tsx';
export { RadioGroupField, type RadioGroupFieldProps } from './inputs/RadioGroupField/RadioGroupField.tsx';
export { RangeCalendar, type RangeCalendarProps } from './inputs/RangeCalendar/RangeCalendar.tsx';
export { RelativeTime, type RelativeTimeProps } from './data/RelativeTime/RelativeTime.tsx';
export { ItemList, type ItemListColumn, type ItemListItem, type ItemListProps } from './data/ItemList/ItemList.tsx';
export { RootProvider, type RootProviderProps } from './layout/RootProvider/RootProvider.tsx';
export { ScrollArea, type ScrollAreaProps } from './primitives/ScrollArea/ScrollArea.tsx';
export { ScrollToTop } from './layout/ScrollToTop/ScrollToTop.tsx';
export { SearchField, type SearchFieldProps } from './inputs/SearchField/SearchField.tsx';
export { SelectionBar, type SelectionBarProps } from './data/SelectionBar/SelectionBar.tsx';
export { SelectField, type SelectFieldProps } from './inputs/SelectField/SelectField.tsx';
export { ShortcutList, type ShortcutGroup, type ShortcutItem, type ShortcutListProps } from './navigation/ShortcutList/ShortcutList.tsx';
export { TwoColumnLayout, type TwoColumnLayoutProps } from './layout/TwoColumnLayout/TwoColumnLayout.tsx';
export { Sidebar, type SidebarProps } from './layout/Sidebar/Sidebar.tsx';
export { SkipLink } from './layout/SkipLink/SkipLink.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { SliderField, type SliderFieldProps, type SliderRange } from './inputs/SliderField/SliderField.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './primitives/Stack/Stack.tsx';
export { Stat, type StatProps } from './data/Stat/Stat.tsx';
export { Stepper, type StepperItem, type StepperProps } from './navigation/Stepper/Stepper.tsx';
export { SubmitButton, type SubmitButtonProps } from './inputs/SubmitButton/SubmitButton.tsx';
export { SwitchField, type SwitchFieldProps } from './inputs/SwitchField/SwitchField.tsx';
export type { Key, Keys } from './internal/keys.ts';
export type { CountBadge } from './internal/CountMark.tsx';
export { Table, type SortDescriptor, type TableProps } from './data/Table/Table.tsx';
export { type TableColumn, type TableGroup, type TableValue } from './data/Table/tableColumn.ts';
export { gridFeatures } from './data/Table/tableFeatures.ts';
export { readStoredView } from './data/Table/storedView.ts';
export { type TableView } from './data/Table/tableView.ts';
export { type TableExpansion } from './data/Table/tableProps.ts';
export { moveRows, type RowDropTarget, type RowMove, type TableDragging } from './data/Table/rowMoves.ts';
export type { ColumnFilter, ColumnFilterItem, TableFilter, TableFilters } from './data/Table/columnFilter.ts';
export { type CellEdit, type CellEditorProps, type CellError, type CellsEditHandler } from './data/Table/cellEditing.ts';
export { TableToolbar, type TableToolbarProps } from './data/TableToolbar/TableToolbar.tsx';
export { formatCsv, type CsvOptions } from './data/Table/tableExport.ts';
export { ShortFigure, type ShortFigureProps } from './data/ShortFigure/ShortFigure.tsx';
export { Tabs, type TabItem, type TabsProps } from './navigation/Tabs/Tabs.tsx';
export { TagField, type TagFieldProps } from './inputs/TagField/TagField.tsx';
export { Text, type TextProps } from './primitives/Text/Text.tsx';
export { TextAreaField, type TextAreaFieldProps } from './inputs/TextAreaField/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './inputs/TextField/TextField.tsx';
export { Theme, type ThemeProps } from './layout/Theme/Theme.tsx';
export { TimeField, type TimeFieldProps } from './inputs/TimeField/TimeField.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './data/Timeline/Timeline.tsx';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx';
export { VirtualList, type VirtualListProps } from './data/VirtualList/VirtualList.tsx';
export { type Command, type CommandGroup } from './navigation/CommandPalette/commands.ts';
export { type DateRange } from './inputs/DateRangeField/rangeRules.ts';
export { type DateRangePreset } from './inputs/RangeCalendar/PresetList.tsx';
export { type FieldEntry, type FieldOption, type FieldSection } from './inputs/field/fieldOption.ts';
export { type FileEntry, type FileState } from './inputs/FileField/fileEntry.ts';
export { type DescribeError, type FormErrors } from './internal/describeError.ts';
export { type NavigationItem } from './layout/navigationItem.ts';
export { defaultPreferences, preferenceChoices, type PreferenceOptions, type Preferences } from './preferences/preferences.ts';
export { type SliderMark } from './inputs/SliderField/SliderMarks.tsx';
export { type LoadOptions } from './inputs/ComboBoxField/useLoadedOptions.ts';
export {
  defineRule,
  deriveRules,
  type DefinedRule,
  type DescribeFailure,
  type NamedRules,
  type RuleContext,
  type RuleEntry,
  type RuleFailure,
  type RuleMessages,
  type Rules,
  type RuleTest,
  type WarningRule,
} from './validation/rules.ts';
export { findWarning, warning } from './validation/warnings.ts';
export { type FieldProps } from './inputs/field/fieldProps.ts';
export type { FormState } from './validation/formState.ts';
export { formatError, type MessageDescriptor, type MessageFormatter, type ValidationError } from './validation/messages.ts';
export { NoticesContext, type Notice, type NoticeHistoryStore, type NoticeOptions, type NoticesStore } from './feedback/Notices/noticeHistory.ts';
export { type NumberFieldFormat } from './inputs/NumberField/numberText.ts';
export { type Space } from './primitives/space.ts';
export { type TableSelection } from './data/Table/useTableSelection.ts';
export { type Tone } from './primitives/tone.ts';
export { UploadError, type Upload } from './inputs/FileField/useUploads.ts';
export { type Constraints } from './validation/constraints.ts';
export { designSystemMessages } from './i18n/designSystemMessages.ts';
export { safeLocalStorage, safeSessionStorage } from './internal/safeStorage.ts';
export { clearNotices, createNotices, notify, useNotices } from './feedback/Notices/notices.ts';
export { type MoneyValue } from './formatters/minorUnits.ts';
export {
  createFormats,
  formatApproximateMoney,
  formatMoney,
  formatDate,
  formatDateTime,
  formatShortNumber,
  formatPercent,
  formatShortMoney,
  type FormatOverrides,
  type Formats,
} from './formatters/formats.ts';
export { type NumberFormats, type Separators } from './formatters/numberFormats.ts';
export { type CurrencySymbol, type MoneyFormats, type MoneyOptions } from './formatters/moneyFormats.ts';
export { type DateFormats, type DateInput, type DateOptions } from './formatters/dateFormats.ts';
export { useFormats } from './formatters/useFormats.ts';
export { cropImage, type CropOutput } from './inputs/ImageCropper/cropImage.ts';
export { fullCrop, type Crop } from './inputs/ImageCropper/crop.ts';
export { getDirection } from './preferences/direction.ts';
export { configurePreferences, createPreferences, preferencesStore, usePreferencesStore, type PreferencesStore } from './preferences/preferencesStore.ts';
export { type ResolvedTheme } from './preferences/systemTheme.ts';
export { useResolvedTheme } from './preferences/useResolvedTheme.ts';
export { rulesResolver, type ResolverField, type ResolverFields, type ResolverOptions } from './validation/resolver.ts';
export { useFormState } from './validation/useFormState.ts';
export { NoticeHistory, type NoticeHistoryProps } from './feedback/NoticeHistory/NoticeHistory.tsx';
export { useNoticeHistory } from './feedback/Notices/noticeHistory.ts';
export { usePreference } from './preferences/usePreference.ts';
export { useShortcuts, type Shortcuts } from './navigation/ShortcutList/useShortcuts.ts';
export { lazyPart, type LazyPart } from './internal/lazyPart.tsx';
export { useScrollY } from './internal/useScrollY.ts';
export { announce } from './internal/announcer.ts';
export { downloadFile } from './internal/downloadFile.ts';
export { useAction, type Action, type ActionOptions } from './internal/useAction.ts';
export { useOfflineReason } from './internal/useOfflineReason.ts';
export { useIsOnline } from './internal/useIsOnline.ts';
export { breakpoints, useWindowWidth } from './internal/useWindowWidth.ts';
export { validate, validateAsync, type ValidateOptions } from './validation/validate.ts';
export { MultiSelectField, type MultiSelectFieldProps } from './inputs/MultiSelectField/MultiSelectField.tsx';
export { ImageCropper, type ImageCropperProps } from './inputs/ImageCropper/ImageCropper.tsx';
export { FieldRow, type FieldRowProps } from './layout/FieldRow/FieldRow.tsx';
export { PictureList, type PictureItem, type PictureListProps } from './data/PictureList/PictureList.tsx';
export { FilterBar, type FilterBarItem, type FilterBarProps } from './navigation/FilterBar/FilterBar.tsx';
export { StatGroup, type StatGroupProps } from './data/StatGroup/StatGroup.tsx';
export { ActionBar, type ActionBarProps } from './layout/ActionBar/ActionBar.tsx';
export { Sticky, type StickyProps } from './layout/Sticky/Sticky.tsx';
export { Illustration, type IllustrationProps } from './feedback/Illustration/Illustration.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './primitives/Heading/Heading.tsx';
export { Highlight, type HighlightProps } from './primitives/Highlight/Highlight.tsx';
export { LiveText, type LiveTextProps } from './primitives/LiveText/LiveText.tsx';
export { ListText, type ListTextProps } from './primitives/ListText/ListText.tsx';
export type { ValidateOn } from './validation/fieldOptions.ts';
export type { FormatBound } from './validation/validate.ts';
export type { DialogContent } from './primitives/overlay/DialogSheet.tsx';
export type { CompactPosition } from './data/Table/tableColumn.ts';
export type { TimeGranularity } from './inputs/TimeField/timeText.ts';
export type { TextType } from './inputs/TextField/textTypes.ts';
export type { TextElement } from './primitives/Text/Text.tsx';
export type { IllustrationName } from './feedback/Illustration/illustrations.tsx';
export type { PropDefaults } from './preferences/DesignSystemProvider/propDefaults.ts';
export type { DayOptions } from './formatters/dateFormats.ts';
export { NewPasswordField, type NewPasswordFieldProps } from './inputs/NewPasswordField/NewPasswordField.tsx';
export { MaskedField, type MaskedFieldProps } from './inputs/MaskedField/MaskedField.tsx';
export { LeaveGuard, type LeaveGuardProps } from './feedback/LeaveGuard/LeaveGuard.tsx';
