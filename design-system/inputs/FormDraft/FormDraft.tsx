import {
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { Banner } from '../../feedback/Banner/Banner.tsx';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useProps } from '../../internal/useProps.ts';
import { isDevelopment, warnOnce } from '../../internal/warnOnce.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { connectDraft } from './connectDraft.ts';
import { deviceDrafts } from './deviceDrafts.ts';
import { getDraftKey, type DraftName, type DraftStorage } from './draftStorage.ts';
import { idleDraft, type DraftState } from './draftState.ts';
import { Actions, Conflicts, Root } from './FormDraft.styles.ts';

export type FormDraftProps = DraftName & {
  /**
   * The version of the form. Raise it when a field gets another meaning or type: a draft of another version is dropped, or migrated.
   * @default 1
   */
  version?: number;
  /** Returns the values of a draft of another version, by the names of fields, as values of this version; null drops the draft. */
  migrate?: (values: Record<string, unknown>, version: number) => object | null;
  /** Stores the draft. On the device by default, with one draft for each tab. Always the same object. */
  storage?: DraftStorage;
  /** Names of fields that are not stored. Passwords, codes and payment cards never are. */
  exclude?: readonly string[];
  /**
   * Whether there is no line about a restored draft, as in a chat. What is newer, and what the device does not store, is shown.
   * @default false
   */
  isNoticeHidden?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const none: readonly string[] = [];

/**
 * Stores the changes of the form around on this device while the user types, restores them, and shows a line about it. The draft is removed
 * once the form was sent or reset. `LeaveGuard` does not ask while the draft contains every change.
 */
export function FormDraft(given: FormDraftProps) {
  const {
    storageKey,
    owner,
    version = 1,
    migrate,
    storage = deviceDrafts,
    exclude = none,
    isNoticeHidden = false,
    ...props
  } = useProps('FormDraft', given);
  const store = useContext(FormStoreContext);
  const formats = useDateFormats();
  const connection = useRef<ReturnType<typeof connectDraft>>(null);
  const [state, setState] = useState<DraftState>(idleDraft);
  const readOptions = useEffectEvent(() => ({ version, migrate, exclude }));
  const key = getDraftKey({ storageKey, owner });

  // The cleanup of a layout effect runs while all fields are still mounted.
  useLayoutEffect(() => {
    if (!store) {
      if (isDevelopment) warnOnce('FormDraft needs a Form around it.');
      return undefined;
    }
    const current = connectDraft(store, { key, storage }, () => readOptions(), setState);
    connection.current = current;
    return () => {
      current.stop();
      setState(idleDraft);
    };
  }, [store, key, storage]);

  /** Runs what removes the pressed button. The focus moves to the first field. */
  function act(run: () => void): void {
    run();
    store?.fields()[0]?.focus();
  }

  const { restoredAt, conflicts, showsDraft, isStored } = state;
  const hasConflict = conflicts.length > 0;
  const hasNotice = restoredAt !== null && !isNoticeHidden;
  const isRestored = hasNotice || hasConflict;
  const discard = (
    <Button size="sm" variant="ghost" onPress={() => act(() => connection.current?.discard())}>
      <FormattedMessage id="ds.formDraft.discard" defaultMessage="Discard draft" />
    </Button>
  );
  const choice: ReactNode = hasConflict && (
    <>
      {!showsDraft && (
        <Button size="sm" variant="soft" onPress={() => connection.current?.choose(true)}>
          <FormattedMessage id="ds.formDraft.useDraft" defaultMessage="Use draft" />
        </Button>
      )}
      <Button size="sm" variant="soft" onPress={() => act(() => connection.current?.choose(false))}>
        <FormattedMessage id="ds.formDraft.useNewer" defaultMessage="Use newer values" />
      </Button>
    </>
  );

  return (
    <Root {...props} data-part="form-draft" hidden={!isRestored && isStored}>
      {isRestored && (
        <Banner
          isLive
          tone={hasConflict ? 'warning' : 'neutral'}
          actions={
            <Actions data-part="actions">
              {choice}
              {discard}
            </Actions>
          }
        >
          {hasNotice && (
            <p>
              <FormattedMessage
                id="ds.formDraft.restored"
                defaultMessage="Your draft of {time} has been restored."
                values={{ time: formats.dateTime(restoredAt) }}
              />
            </p>
          )}
          {hasConflict && (
            <>
              <p>
                <FormattedMessage
                  id="ds.formDraft.conflict"
                  defaultMessage="Some values are newer than your draft. Your draft has:"
                />
              </p>
              <Conflicts data-part="items">
                {conflicts.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    {text && <dd>{text}</dd>}
                  </div>
                ))}
              </Conflicts>
            </>
          )}
        </Banner>
      )}
      {!isStored && (
        <Banner isLive tone="warning">
          <FormattedMessage
            id="ds.formDraft.notStored"
            defaultMessage="This device does not store your changes. Send the form before you leave."
          />
        </Banner>
      )}
    </Root>
  );
}
