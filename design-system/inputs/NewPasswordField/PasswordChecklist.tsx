import { Circle, CircleCheck } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { announce, prepareAnnouncer } from '../../internal/announcer.ts';
import { getRoot } from '../../internal/roots.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { DefinedRule } from '../../validation/rules.ts';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { validate } from '../../validation/validate.ts';
import { Line, Lines } from './PasswordChecklist.styles.ts';

type Props = {
  control: RefObject<HTMLInputElement | null>;
  lines: readonly { readonly rule: DefinedRule; readonly text: string }[];
};

/** How long a pause in typing is, after which the number of met requirements is announced, in ms. */
const pauseMs = 1000;

/** Renders what a password must have, each line with whether the typed password has it, and announces how much it has. */
export function PasswordChecklist({ control, lines }: Props) {
  const { formatMessage } = useIntl();
  const store = use(FormStoreContext);
  const [met, setMet] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announced = useRef(0);

  const announceMet = useEffectEvent((count: number) => {
    if (count === announced.current) return;
    announced.current = count;
    announce(
      formatMessage(
        {
          id: 'ds.newPassword.metCount',
          defaultMessage: 'Requirements met: {met, number} of {total, number}',
        },
        { met: count, total: lines.length },
      ),
    );
  });

  useEffect(() => {
    prepareAnnouncer();
    return () => clearTimeout(timer.current);
  }, []);
  // In each render: the text may be controlled, or filled in by a password manager before the scripts ran.
  useEffect(() => {
    const element = control.current;
    if (element === null) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const getValue = (name: string) => store?.getValue(name);
    const readMet = () => {
      const { value } = element;
      return lines.flatMap(({ rule }) =>
        value !== '' && validate(value, [rule], { getValue }) === null ? [rule.name] : [],
      );
    };
    const update = () => {
      const next = readMet();
      setMet((current) => (current.join() === next.join() ? current : next));
    };
    update();
    // Other fields of the form may be read by the rules. In the next task, because fields store what was typed in their own handlers.
    const listened = element.form ?? element;
    listened.addEventListener('input', () => setTimeout(update, 0), { signal });
    const onInput = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => announceMet(readMet().length), pauseMs);
    };
    element.addEventListener('input', onInput, { signal });
    const onReset = ({ target }: Event) => {
      if (target !== element.form) return;
      announced.current = 0;
      setTimeout(update, 0);
    };
    getRoot(element).addEventListener('reset', onReset, { signal });
    return () => end.abort();
  });

  return (
    <Lines
      data-part="requirements"
      aria-label={formatMessage({
        id: 'ds.newPassword.requirements',
        defaultMessage: 'Password requirements',
      })}
    >
      {lines.map(({ rule, text }) => {
        const isMet = met.includes(rule.name);
        const state = isMet
          ? formatMessage({ id: 'ds.newPassword.met', defaultMessage: 'Met' })
          : formatMessage({ id: 'ds.newPassword.notMet', defaultMessage: 'Not met' });
        return (
          <Line key={rule.name} data-part="requirement" data-met={isMet || undefined}>
            <Icon as={isMet ? CircleCheck : Circle} size={16} aria-label={state} />
            <span>{text}</span>
          </Line>
        );
      })}
    </Lines>
  );
}
