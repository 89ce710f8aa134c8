import { createContext } from 'react';
import type { FormatOverrides } from './formats.ts';

/** The formats that the portal around a component overrides. The provider needs only this, so a page without figures loads no formats. */
export const FormatsContext = createContext<FormatOverrides | undefined>(undefined);
