import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { Label } from 'react-aria-components/Label';
import { useIntl, type MessageDescriptor } from '../../i18n/intl.ts';
import { preferenceChoices } from '../../preferences/preferences.ts';
import { usePreferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import { Chip, Options } from './Customizer.styles.ts';
import { SwitchField } from '../../inputs/SwitchField/SwitchField.tsx';

type Choices = typeof preferenceChoices;

type PreferenceOptionsProps<Name extends keyof Choices> = {
  name: Name;
  label: ReactNode;
  names: Record<Choices[Name][number], MessageDescriptor>;
  /** A hint below the options. */
  description?: ReactNode;
};

type PreferenceSwitchProps = {
  name: 'sidebarCollapsed' | 'scrollToTop';
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
};

/** Renders one display preference as a switch. */
export function PreferenceSwitch({ name, ...props }: PreferenceSwitchProps) {
  const preferences = usePreferencesStore();
  const isOn = usePreference(name);
  return (
    <SwitchField
      {...props}
      isSelected={isOn}
      onChange={(isSelected) => preferences.set({ [name]: isSelected })}
    />
  );
}

/** Renders one display preference as a radio group; a choice applies immediately. */
export function PreferenceOptions<Name extends keyof Choices>({
  name,
  label,
  names,
  description,
}: PreferenceOptionsProps<Name>) {
  const { formatMessage } = useIntl();
  const preferences = usePreferencesStore();
  const value = usePreference(name);
  const choices: readonly Choices[Name][number][] = preferenceChoices[name];
  return (
    <Options
      data-part="options"
      value={value}
      onChange={(chosen) => preferences.set({ [name]: chosen })}
      orientation="horizontal"
    >
      <Label data-part="label">{label}</Label>
      {choices.map((choice) => {
        const message: MessageDescriptor = names[choice];
        return (
          <Chip data-part="chip" key={choice} value={choice}>
            {formatMessage(message)}
          </Chip>
        );
      })}
      {description && <Text slot="description">{description}</Text>}
    </Options>
  );
}
