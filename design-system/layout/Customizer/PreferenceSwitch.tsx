import type { ReactNode } from 'react';
import { SwitchField } from '../../inputs/SwitchField/SwitchField.tsx';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';

type PreferenceSwitchProps = {
  name: 'sidebarCollapsed' | 'scrollToTop';
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
};

/** Renders one display preference as a switch. */
export function PreferenceSwitch({ name, ...props }: PreferenceSwitchProps) {
  const isOn = usePreference(name);
  return (
    <SwitchField
      {...props}
      isSelected={isOn}
      onChange={(isSelected) => preferencesStore.set({ [name]: isSelected })}
    />
  );
}
