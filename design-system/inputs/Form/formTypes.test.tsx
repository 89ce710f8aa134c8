import { renderHook } from '@testing-library/react';
import { expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { useForm, useWatch } from './useForm.ts';

const permit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('building'), site: z.object({ parcel: z.string() }) }),
  z.object({
    kind: z.literal('event'),
    day: z.string(),
    site: z.object({ guests: z.number() }),
  }),
]);

test('values of a union have the types of the variants that have them', () => {
  renderHook(() => {
    const form = useForm({ schema: permit });
    const kind = useWatch('kind', form);
    const day = useWatch('day', form);
    const guests = useWatch('site.guests', form);
    expectTypeOf(kind).toEqualTypeOf<'building' | 'event' | null | undefined>();
    expectTypeOf(day).toEqualTypeOf<string | null | undefined>();
    expectTypeOf(guests).toEqualTypeOf<number | null | undefined>();
    expectTypeOf(form.get('day')).toEqualTypeOf<string | null | undefined>();
    // @ts-expect-error No variant has this name.
    useWatch('date', form);
  });
});
