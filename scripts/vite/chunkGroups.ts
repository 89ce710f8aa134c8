// Decides which modules of the app share a chunk, for vite.config.ts.

/** For each chunk, by name: texts that select modules by their paths. */
export const chunkParts = {
  // Modules of many pages share few chunks, because many small chunks compress badly and load slowly.
  parts: [
    'layout/Grid/',
    'layout/TwoColumnLayout/',
    ...inFolder('data/', ['Money/', 'Stat/', 'StatGroup/', 'Timeline/', 'Prose/']),
    ...inFolder('portal/', ['PlatformName/', 'PlatformIcon/']),
    'internal/art/',
    ...inFolder('formatters/', [
      'latinDigits',
      'useMoneyFormats',
      'useNumberFormats',
      'formatNode',
    ]),
    'app/api/help',
    'app/shell/RoutePage',
    'Button/Button.styles',
    ...inFolder('icons/', ['badge-check.mjs', 'check.mjs', 'search.mjs', 'wallet.mjs']),
  ],
  // Days and a button, which the first page has too.
  days: [
    ...inFolder('design-system/', [
      'data/DateTime/DateTime.',
      'data/RelativeTime/',
      'formatters/useDateFormats.',
      'formatters/dateFormats.',
      'internal/useIsUnscripted',
      'primitives/Button/',
    ]),
  ],
  // Modules that most forms, or forms and the list of jobs, need, with their dependencies.
  controls: [
    ...inFolder('design-system/', [
      'primitives/IconButton',
      'primitives/Spinner',
      'primitives/tone',
      'feedback/Banner',
      'inputs/field/FieldFrame/FieldFrame.styles',
      'inputs/field/FieldHelp/FieldHelp.',
      'inputs/field/control.styles',
      'inputs/field/editHistory',
      'inputs/field/useEditHistory',
      'inputs/field/useFieldProps',
      'inputs/field/useFieldRef',
      'inputs/field/useFilledText',
      'internal/dropCompositionKeys',
      'internal/focusPath',
      'internal/isInDisabledFieldset',
      'validation/formElement',
    ]),
    'react-aria-components/dist/private/Form.',
    'useIsOnline',
    'useConnectionNews',
  ],
  forms: [
    ...inFolder('design-system/', ['validation/', 'data/List/', 'navigation/CountdownButton/']),
    ...inFolder('design-system/inputs/', [
      'field/FieldFrame/',
      'field/TextLimits.',
      'Form/',
      'FormErrorSummary/',
      'SubmitButton/',
      'TextField/',
      'EmailField/',
      'PasswordField/',
      'OneTimeCodeField/',
    ]),
  ],
  // React Aria's modules for dialogs, for lists in popovers, and for choices.
  overlays: [
    'design-system/primitives/overlay/',
    'design-system/layout/ActionBar/',
    'internal/dialogFooter',
    'internal/ignoreWhileExiting',
    ...inFolder('react-aria-components/dist/private/', ['Modal.', 'Dialog.']),
  ],
  lists: [
    'design-system/inputs/field/OptionList/',
    ...inFolder('react-aria-components/dist/private/', ['ListBox.', 'Popover.']),
  ],
  choices: [
    'design-system/primitives/choice',
    ...inFolder('design-system/inputs/field/', ['ChoiceFrame', 'useChoiceField']),
    'react-aria-components/dist/private/Checkbox.',
  ],
  filters: [
    ...inFolder('design-system/', [
      'inputs/SearchField',
      'navigation/FilterChips',
      'data/ListPage/chipFilters',
      'data/ListPage/searchFilter',
    ]),
  ],
  account: [
    ...inFolder('app/features/', ['verification', 'requests/OfflineNote']),
    ...inFolder('app/device/', ['storedDraft', 'otpResendAt', 'sentCode', 'lastProvider']),
    'app/session/useSignIn',
    'app/api/codes',
    ...inFolder('app/routes/account/', ['AccountFrame', 'AccountEmailField', 'CodeRequestForm']),
  ],
  // Modules of the signed-in layout and of the list of jobs, which no page before sign-in needs.
  signedIn: [
    ...inFolder('/icons/', [
      'bell.',
      'star.',
      'settings.',
      'circle-question-mark.',
      'file-text.',
      'rotate-cw.',
      'chart-column.',
      'chevron-left.',
      'chevron-right.',
      'arrow-up.',
      'search-x.',
      'user-round.',
      'sliders-horizontal.',
      'cloud-exclamation-point.',
    ]),
    ...inFolder('/features/jobs/', [
      'stateLabels.',
      'StateBadge.',
      'JobPay.',
      'JobCard.',
      'BrandText.',
      'RowDay.',
      'getClosing.',
      'chooseDates.',
      'rowLabels.',
    ]),
    ...inFolder('/data/ListPage/', [
      'ListPage.',
      'ListPages.',
      'ListControls.',
      'listWords.',
      'useListAddress.',
      'listParams.',
      'useCountNews.',
      'useQueryParams.',
      'useTypedParam.',
    ]),
    '/feedback/Loaded/',
    '/features/requests/toListQuery.',
    '/layout/Inline/',
    '/internal/useIsOnline.',
    'navigation/FilterBar/FilterBar',
    ...inFolder('/primitives/', [
      'LoadingRegion/',
      'LiveText/',
      'Highlight/',
      'Skeleton/',
      'Badge/',
      'Avatar/',
    ]),
    '/feedback/ErrorState/',
    '/feedback/Notices/notices.',
    '/ShortcutList/strokes.',
    '/Pagination/',
    '/toast/useToastState.',
    '/api/jobs.',
    '/api/usePolled.',
    '/useLogout.',
    ...inFolder('/StarredPages/', ['starredPage.', 'starredStore.', 'StarButton.', 'useStar.']),
    '/internal/chip.',
    '/internal/watchWindow.',
    '/useWindowWidth.',
    ...inFolder('/device/', ['starredSync.', 'unsentJobs.', 'draftKeys.']),
  ],
} satisfies Record<string, string[]>;

/** Texts in the paths of modules that the first page needs, apart from the chunk that many pages share. */
export const firstPageParts = [
  'FocusScope',
  'Button',
  'Announcer',
  'Overlay',
  'Spinner',
  'private/collections',
  'private/overlays',
  'private/selection',
  'LocalizedString',
  'ShadowTreeWalker',
  'VisuallyHidden',
  'useControlledState',
  'useLabels',
  'utils/keyboard.',
  'utils/animation.',
  ...inFolder('components/dist/private/', [
    'Label.',
    'Text.',
    'Form.',
    'Autocomplete.',
    'ProgressBar.',
    // Every field can open help, so that many pages share a popover; with it, its dependencies would be on the first page.
    'Popover.',
    'Dialog.',
    'Menu.',
  ]),
  'autocomplete/',
  '/form/',
  'NumberFormatter',
  'utils/number',
  'label/',
  'progress/',
  'FieldFrame',
  'virtualFocus',
];

function inFolder(folder: string, names: readonly string[]): string[] {
  return names.map((name) => folder + name);
}

function toSource(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('.', '\\.')).join('|');
}

/** Returns the expression that matches the modules of a chunk. */
export function matchChunk(name: keyof typeof chunkParts): RegExp {
  return new RegExp(toSource(chunkParts[name]));
}

/** Matches every module that the first page does not need. */
export const notOnFirstPage = new RegExp(`^(?!.*(?:${toSource(firstPageParts)}))`);
