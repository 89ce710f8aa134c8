import type { Fault } from './fault.ts';

/** Faults that only a browser can see: layout, scrolling, colours, the service worker. */
export const browserFaults: Fault[] = [
  {
    name: 'the next step of a job is cut in rows of 580 to 767 px',
    file: 'design-system/data/Table/TableDetail.styles.ts',
    from: '\n  -webkit-line-clamp: 2;',
    to: '\n  -webkit-line-clamp: 1;',
    foundBy: 'journeys/rows.spec.ts',
  },
  {
    name: 'fields of a phone have the focus behind the bar with the main button',
    file: 'design-system/theme/shell.css',
    from: 'scroll-padding-block-end: calc(var(--size-bottom-bar) + 6.5rem);',
    to: 'scroll-padding-block-end: 0;',
    foundBy: 'journeys/phones.spec.ts',
  },
  {
    name: 'texts move when the font arrives',
    file: 'design-system/theme/fallbackFont.css',
    from: 'size-adjust: 106.6%;',
    to: 'size-adjust: 130%;',
    foundBy: 'journeys/layoutShift.spec.ts',
  },
  {
    name: 'the main button of a dialog is out of sight while the keyboard of a phone is open',
    file: 'design-system/primitives/overlay/DialogSheet.styles.ts',
    from: "  & > [data-part='scroll-area'] {\n    min-block-size: 4.5rem;",
    to: "  & > [data-part='scroll-area'] {\n    flex: none;",
    foundBy: 'journeys/dialogs.spec.ts',
  },
  {
    name: 'offline, the browser’s error page replaces the app',
    file: 'app/device/serviceWorker/worker.ts',
    from: "matchPrecache('/')",
    to: "matchPrecache('/index')",
    foundBy: 'journeys/offline.spec.ts',
  },
  {
    name: 'the saved data of a user stays on the device after signing out',
    file: 'app/device/serviceWorker/worker.ts',
    from: 'if (data === clearDataMessage) void clearData();',
    to: 'if (data !== clearDataMessage) void clearData();',
    foundBy: 'journeys/offline.spec.ts',
  },
  {
    name: 'a page cannot be scrolled over a box that has nothing to scroll',
    file: 'design-system/theme/mixins.ts',
    from: "  &[data-overflow~='y'] {\n    overscroll",
    to: '  & {\n    overscroll',
    foundBy: 'design-system/testing/scrolling.spec.ts',
  },
  {
    name: 'the text of a field has too little contrast',
    file: 'design-system/inputs/field/control.styles.ts',
    from: '  background: ${color.background.surface};\n  color: ${color.text.default};',
    to: '  background: ${color.background.surface};\n  color: ${color.border.control};',
    foundBy: 'design-system/inputs/TextField/TextField.stories.tsx',
  },
];
