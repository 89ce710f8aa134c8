import { DesignSystemProvider, Form, preferencesStore, TextField } from '@byline/design-system';
import '@byline/design-system/styles.css';
import { fieldList, type FieldPlan } from './fieldList.ts';
import { mount } from './mount.tsx';

function Field({ kind, ...plan }: FieldPlan) {
  if (kind === 'email') return <TextField {...plan} isRequired type="email" />;
  if (kind === 'text') return <TextField {...plan} isRequired />;
  return <TextField {...plan} isRequired type="number" minValue={10} maxValue={99} />;
}

// `bench/switches.ts` changes theme, direction and colour through this global function.
Object.assign(window, { choose: preferencesStore.set });

mount(
  <DesignSystemProvider locale="en" navigate={() => undefined}>
    <Form>
      <h1>Hundred fields</h1>
      {fieldList.map((plan) => (
        <Field key={plan.name} {...plan} />
      ))}
      <button>Send</button>
    </Form>
  </DesignSystemProvider>,
);
