import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { announce, prepareAnnouncer } from '../../internal/announcer.ts';
import { useProps } from '../../internal/useProps.ts';
import { isDevelopment, warnOnce } from '../../internal/warnOnce.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { FieldScopeContext } from '../field/fieldScope.ts';
import type { FormApi } from '../Form/createForm.tsx';
import { Root } from './Autosave.styles.ts';
import { connectAutosave, idleAutosave, type SaveHandler } from './connectAutosave.ts';

export type AutosaveProps = {
  /**
   * Saves the values, which are the same as for `onSubmit`. Called a second after the last change, one call at a time, while all fields are valid
   * and the device is online. Returned errors are shown at their fields.
   */
  onSave: SaveHandler;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Saves the changes of the form around while the user types, and shows whether they are saved. */
export function Autosave(given: AutosaveProps) {
  const { onSave, ...props } = useProps('Autosave', given);
  const store = useContext(FormStoreContext);
  const form = useContext(FieldScopeContext)?.form as FormApi<object> | undefined;
  const [{ status, reason }, setState] = useState(idleAutosave);
  const connection = useRef<ReturnType<typeof connectAutosave>>(null);
  const textRef = useRef<HTMLSpanElement>(null);
  const announced = useRef<string>('idle');
  const save = useEffectEvent<SaveHandler>((values, options) => onSave(values, options));

  // The cleanup of a layout effect runs while all fields are still mounted.
  useLayoutEffect(() => {
    if (!store) {
      if (isDevelopment) warnOnce('Autosave needs a Form around it.');
      return undefined;
    }
    const current = connectAutosave(
      store,
      form?.extension,
      (values, options) => save(values, options),
      setState,
    );
    connection.current = current;
    return () => current.stop();
  }, [store, form]);
  useEffect(prepareAnnouncer, []);
  useEffect(() => {
    // A form that is saved every second must not announce each time that it was.
    if (status === 'saving' || announced.current === status + reason) return;
    announced.current = status + reason;
    announce(textRef.current?.textContent ?? '');
  }, [status, reason]);

  return (
    <Root {...props} data-part="autosave" data-state={status}>
      <span ref={textRef} data-part="message">
        {status === 'saving' && (
          <FormattedMessage id="ds.autosave.saving" defaultMessage="Saving …" />
        )}
        {status === 'saved' && <FormattedMessage id="ds.autosave.saved" defaultMessage="Saved" />}
        {status === 'invalid' && (
          <FormattedMessage
            id="ds.autosave.invalid"
            defaultMessage="Not saved: some fields need attention."
          />
        )}
        {status === 'offline' && (
          <FormattedMessage
            id="ds.autosave.offline"
            defaultMessage="Not saved: the device is offline. Your changes are saved once it is connected."
          />
        )}
        {status === 'failed' && reason === '' && (
          <FormattedMessage id="ds.autosave.failed" defaultMessage="Not saved" />
        )}
        {status === 'failed' && reason !== '' && (
          <FormattedMessage
            id="ds.autosave.failedBecause"
            defaultMessage="Not saved: {reason}"
            values={{ reason }}
          />
        )}
      </span>
      {status === 'failed' && (
        <Button size="sm" variant="ghost" onPress={() => connection.current?.saveNow()}>
          <FormattedMessage id="ds.autosave.retry" defaultMessage="Try again" />
        </Button>
      )}
    </Root>
  );
}
