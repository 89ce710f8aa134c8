import { makeDeviceStore } from '../../internal/makeDeviceStore.ts';

/** Whether shortcuts without a modifier are on for this device (WCAG 2.1.4); they are unless switched off. */
export const shortcutSwitch = makeDeviceStore('singleKeyShortcuts', (stored) => stored !== false);
