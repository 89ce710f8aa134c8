import type { Fault } from './fault.ts';

export const libraryFaults: Fault[] = [
  {
    name: 'the late result of an asynchronous rule replaces the result of the newer value',
    file: 'design-system/validation/runRules.ts',
    from: `        if (run.isSuperseded) return;
        run.pending = null;`,
    to: '        run.pending = null;',
    foundBy: 'design-system/validation/asyncRules.test.tsx',
  },
  {
    name: "the server's message stays after the user has changed the value",
    file: 'design-system/validation/fieldState.ts',
    from: `        serverError: null,
        isRevealed: state.isRevealed || !(`,
    to: '        isRevealed: state.isRevealed || !(',
    foundBy: 'design-system/inputs/Form/Form.test.tsx',
  },
  {
    name: 'a form that is being sent is sent again by another Enter',
    file: 'design-system/inputs/Form/useFormSubmit.ts',
    from: 'now > blockedUntil.current && !store.isSubmitting()',
    to: 'now > blockedUntil.current',
    foundBy: 'design-system/inputs/Form/Form.test.tsx',
  },
  {
    name: 'the help below the label of a text field is not its description',
    file: 'design-system/inputs/field/useTextControl.ts',
    from: 'hasDescription: Boolean(frame.description)',
    to: 'hasDescription: false',
    foundBy: 'design-system/inputs/TextField/TextField.test.tsx',
  },
  {
    name: 'a year of two digits is not completed when the user leaves a range of dates',
    file: 'design-system/inputs/DateRangeField/useDateRangeField.ts',
    from: `        completeYears();
        visibleField.blur();`,
    to: '        visibleField.blur();',
    foundBy: 'design-system/inputs/DateRangeField/DateRangeField.test.tsx',
  },
  {
    name: 'of two uploads that end together, the result of the first is lost',
    file: 'design-system/inputs/FileField/useFileEntries.ts',
    from: `    latest.current = next;
    setEntries(next);`,
    to: '    setEntries(next);',
    foundBy: 'design-system/inputs/FileField/useUploads.test.tsx',
  },
  {
    name: 'pasted entries for which there is no room are lost',
    file: 'design-system/inputs/TagField/useTags.ts',
    from: '[...excess, rest].filter',
    to: '[rest].filter',
    foundBy: 'design-system/inputs/TagField/TagField.test.tsx',
  },
  {
    name: 'an amount of exactly 1,000 is not shortened',
    file: 'design-system/formatters/moneyFormats.ts',
    from: 'Math.abs(amount) >= 10 ** (minorUnitDigits(currency) + 3)',
    to: 'Math.abs(amount) > 10 ** (minorUnitDigits(currency) + 3)',
    foundBy: 'design-system/formatters/formats.test.ts',
  },
  {
    name: 'a relative time counts days in UTC instead of the zone of the user',
    file: 'design-system/data/RelativeTime/toRelativeTime.ts',
    from: 'Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())',
    to: 'Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())',
    foundBy: 'design-system/data/RelativeTime/RelativeTime.test.tsx',
  },
  {
    name: 'a change of the selection loses the selected rows of other pages',
    file: 'design-system/data/Table/useTableSelection.ts',
    from: '!keysHere.has(key)',
    to: 'keysHere.has(key)',
    foundBy: 'design-system/data/Table/Table.test.tsx',
  },
  {
    name: 'an own message is not scrolled into view after the user has scrolled up',
    file: 'design-system/data/Conversation/useConversationScroll.ts',
    from: 'if (isOwnAdded || isAtEnd.current)',
    to: 'if (!isOwnAdded && isAtEnd.current)',
    foundBy: 'design-system/data/Conversation/Conversation.test.tsx',
  },
  {
    name: 'the key that closes the command palette is still listened to after it has closed',
    file: 'design-system/navigation/CommandPalette/PalettePanel.tsx',
    from: `page.removeEventListener('keydown', onKeyDown, true)`,
    to: `page.removeEventListener('keydown', onKeyDown)`,
    foundBy: 'design-system/navigation/CommandPalette/CommandPalette.test.tsx',
  },
  {
    name: 'a dialog whose code did not arrive cannot be opened again',
    file: 'design-system/feedback/Notices/lazyDialog.tsx',
    from: '      props.onClose();\n',
    to: '',
    foundBy: 'design-system/feedback/Notices/lazyDialog.test.tsx',
  },
  {
    name: 'a late response closes a form in a dialog that was opened again',
    file: 'design-system/inputs/FormDialog/FormDialog.tsx',
    from: 'if (isMounted.current) return hasErrors(result) ? result : close();',
    to: 'return hasErrors(result) ? result : close();',
    foundBy: 'design-system/inputs/FormDialog/FormDialog.test.tsx',
  },
  {
    name: 'a late confirmation closes a dialog that was opened again for something else',
    file: 'design-system/feedback/ConfirmDialog/ConfirmDialog.tsx',
    from: 'if (isSameOpening()) close();',
    to: 'close();',
    foundBy: 'design-system/feedback/ConfirmDialog/ConfirmDialog.test.tsx',
  },
  {
    name: 'a notice with an action disappears before it can be used',
    file: 'design-system/feedback/Notices/notices.ts',
    from: '...(!action && { timeout: noticeDuration }),',
    to: 'timeout: noticeDuration,',
    foundBy: 'design-system/feedback/Notices/Notices.test.tsx',
  },
  {
    name: 'the mark of the current page is on the left in a menu from right to left',
    file: 'design-system/layout/Sidebar/Sidebar.styles.ts',
    from: `    inset-inline-start: 0;
    inline-size: 3px;`,
    to: `    left: 0;
    inline-size: 3px;`,
    foundBy: 'lint',
  },
  {
    name: 'the focus is lost with the button that scrolls to the top',
    file: 'design-system/layout/ScrollToTop/ScrollToTop.tsx',
    from: '  getRoot(target).getElementById(mainId)?.focus({ preventScroll: true });\n',
    to: '  getRoot(target).getElementById(mainId);\n',
    foundBy: 'design-system/layout/ScrollToTop/ScrollToTop.test.tsx',
  },
  {
    name: 'the theme "system" does not follow the operating system while the page is open',
    file: 'design-system/preferences/preferencesStore.ts',
    from: `getDarkQuery()?.addEventListener('change', store.reload);`,
    to: 'getDarkQuery();',
    foundBy: 'design-system/preferences/preferences.test.tsx',
  },
  {
    name: 'a button with aria-disabled acts when it is pressed',
    file: 'design-system/primitives/Button/Button.tsx',
    from: `useHold(root, props['aria-disabled'])`,
    to: 'useHold(root, undefined)',
    foundBy: 'design-system/inputs/Form/held.test.tsx',
  },
  {
    name: 'muted text has too little contrast in the light theme',
    file: 'tokens/themes/light.tokens.json',
    from: `      "muted": {
        "$value": "{base.color.grey.600}"
      },
      "inverse": {`,
    to: `      "muted": {
        "$value": "{base.color.grey.500}"
      },
      "inverse": {`,
    foundBy: 'tokens/tokens.test.ts',
  },
  {
    name: 'a server in Node cannot load a component, because its stylesheet is no module',
    file: 'scripts/package/manifest.ts',
    from: `{ module: './css/*.css', node: './css/none.js', default: './css/*.css' }`,
    to: `{ default: './css/*.css' }`,
    foundBy: 'scripts/package/portal.test.ts',
  },
];
