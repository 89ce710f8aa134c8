/**
 * The renamed props of each version: [components or types, old name, new name]. `migrate` renames them in the code of a portal, and a guard
 * compares them with the API.
 *
 * @type {Record<string, readonly (readonly [names: string, from: string, to: string])[]>}
 */
export const renames = {
  0.4: [
    [
      'Avatar Conversation Dateline FilterChips Icon IconButton ImageCropper ItemList LoadingOverlay LoadingRegion Menu Pagination PlatformIcon RequirementList ScrollArea Spinner Stepper Sticky Table Tabs Timeline VirtualList',
      'label',
      'aria-label',
    ],
    ['Accordion', 'allowsMultiple', 'allowsMultipleExpanded'],
    ['AppShell', 'banner', 'pageStart'],
    ['AppShell', 'note', 'pageEnd'],
    ['Banner EmptyState ErrorState MoneyField StatGroup', 'action', 'actions'],
    ['BreadcrumbItem ChartSeries CommandGroup ShortcutGroup', 'title', 'label'],
    ['Card CardHeader Stat', 'hint', 'description'],
    ['Chart Ranking', 'caption', 'description'],
    ['Chart Ranking Statement Table VirtualList', 'emptyText', 'empty'],
    ['Chart', 'defaultShowsTable', 'defaultTableShown'],
    ['Chart', 'points', 'items'],
    ['Chart', 'xTitle', 'xHeader'],
    ['CommandPalette ShortcutList', 'groups', 'items'],
    ['Conversation', 'before', 'start'],
    ['Conversation', 'messages', 'items'],
    ['Conversation', 'unsent', 'unsentItems'],
    ['Dateline Stepper Timeline', 'steps', 'items'],
    ['DescriptionItem StatementFact', 'term', 'label'],
    ['CropOutput', 'side', 'size'],
    ['DatelineStep', 'detail', 'description'],
    ['DatelineStep', 'note', 'explanation'],
    ['Drawer', 'side', 'placement'],
    ['EmailField', 'multiple', 'allowsMultiple'],
    ['FileField', 'maxFiles', 'maxItems'],
    ['FilterBar', 'filters', 'items'],
    ['FilterMenuOption', 'text', 'textValue'],
    ['FormErrorSummary', 'messages', 'formErrors'],
    ['FormErrorSummaryItem', 'key', 'id'],
    ['Command', 'keywords', 'aliases'],
    ['Grid', 'isStretched', 'isFullWidth'],
    ['Grid', 'minColumn', 'minColumnWidth'],
    ['MoneyFormats', 'currency', 'currencySign'],
    ['Pagination', 'pages', 'pageCount'],
    ['RuleContext ValidateOptions', 'valueOf', 'getValue'],
    ['ItemListItem ProfileHeader RequirementListItem TimelineStep', 'detail', 'description'],
    ['ItemListItem', 'endDetail', 'endDescription'],
    ['LanguageSelect', 'languages', 'options'],
    ['LanguageSelect', 'onChange', 'onSelectionChange'],
    ['LanguageSelect', 'value', 'selectedKey'],
    ['MultiSelectField TagField', 'maxLength', 'maxItems'],
    ['MultiSelectField TagField', 'minLength', 'minItems'],
    ['Page', 'intro', 'description'],
    ['PictureList', 'pictures', 'items'],
    ['ProgressBar', 'showsValue', 'hasValue'],
    ['Ranking', 'labelTitle', 'labelHeader'],
    ['Ranking', 'valueTitle', 'valueHeader'],
    ['Statement', 'facts', 'items'],
    ['Statement', 'note', 'footer'],
    ['Statement', 'totals', 'totalItems'],
    ['Statement Table VirtualList', 'getRowKey', 'getKey'],
    ['Stepper', 'current', 'selectedKey'],
    ['Stepper', 'onSelect', 'onSelectionChange'],
    ['Table', 'sortDescriptor', 'sort'],
    ['TableColumn', 'detail', 'description'],
    ['TableColumn', 'isDetailWhole', 'isDescriptionWhole'],
    ['TableColumn', 'subtitle', 'lead'],
    ['TableColumn', 'title', 'header'],
    ['TextField', 'prefix', 'start'],
    ['TextField', 'suffix', 'end'],
    ['VirtualList', 'estimatedRowHeight', 'estimatedItemHeight'],
    ['VirtualList', 'height', 'maxHeight'],
    ['VirtualList', 'rows', 'items'],
    [
      'CheckboxField CheckboxGroupField ComboBoxField DateField DateRangeField DateTimeField EmailField FileField MoneyField MultiSelectField NumberField OneTimeCodeField PasswordField PhoneField RadioGroupField ResolverField SelectField SliderField SwitchField TagField TextAreaField TextField TimeField',
      'messages',
      'ruleMessages',
    ],
    [
      'Calendar DateField DateRangeField DateTimeField MoneyField NumberField RangeCalendar SliderField TextField TimeField',
      'min',
      'minValue',
    ],
    [
      'Calendar DateField DateRangeField DateTimeField MoneyField NumberField RangeCalendar SliderField TextField TimeField',
      'max',
      'maxValue',
    ],
  ],
};

/** The renamed exports of each version: [old name, new name]. */
export const exportRenames = {
  0.4: [
    ['formatApproximateCurrency', 'formatApproximateMoney'],
    ['formatCurrency', 'formatMoney'],
    ['formatNumber', 'formatShortNumber'],
    ['formatShortCurrency', 'formatShortMoney'],
    ['NumberFormat', 'NumberFieldFormat'],
  ],
};

/** The exports that have moved to another entry of the package, by version: [entry, names]. */
export const moves = {
  0.4: [
    [
      'portal',
      'Customizer CustomizerProps Platform PlatformIcon PlatformIconProps platformMessages PlatformName PlatformNameProps platforms PlatformTile PlatformTileProps ProfileHeader ProfileHeaderProps RouteTransition RouteTransitionProps StarButton StarButtonProps StarredContext StarredPages StarredPagesProps starredStore StarredStore createStarredPages Statement StatementFact StatementProps ThemeTour useStar useStarredPages',
    ],
  ],
};
