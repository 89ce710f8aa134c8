import { gzipSync } from 'node:zlib';
import { buildPage, loadedBytes } from './buildPage.ts';

/** The code of one page: its import declarations, and the element that it renders. */
type Code = { imports: string; element: string };
type Part = 'Button' | 'Tooltip' | 'Breadcrumbs' | 'Select';
type Library = { wrap: (element: string) => string; setUp: string; parts: Record<Part, Code> };

// Functions that return import declarations.
const importFrom = (names: string, module: string) => `import { ${names} } from '${module}';`;
const importMantine = (names: string, ...styles: string[]) =>
  [
    importFrom(names, '@mantine/core'),
    ...styles.map((style) => `import '@mantine/core/styles/${style}.css';`),
  ].join('\n');
const importMui = (...names: string[]) =>
  names.map((name) => `import ${name} from '@mui/material/${name}';`).join('\n');

const colors = "['Red', 'Green', 'Blue']";

/** Each library, set up as in its documentation, with the imports that make its pages smallest. */
const libraries: Record<string, Library> = {
  'bare React Aria': {
    setUp: '',
    wrap: (element) => element,
    parts: {
      Button: {
        imports: importFrom('Button', 'react-aria-components'),
        element: '<Button>Save</Button>',
      },
      Tooltip: {
        imports: importFrom('Button, Tooltip, TooltipTrigger', 'react-aria-components'),
        element:
          '<TooltipTrigger><Button>Save</Button><Tooltip>What it does</Tooltip></TooltipTrigger>',
      },
      Breadcrumbs: {
        imports: importFrom('Breadcrumb, Breadcrumbs, Link', 'react-aria-components'),
        element:
          '<Breadcrumbs><Breadcrumb><Link href="/jobs">Jobs</Link></Breadcrumb><Breadcrumb>Tea</Breadcrumb></Breadcrumbs>',
      },
      Select: {
        imports: importFrom(
          'Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue',
          'react-aria-components',
        ),
        element: `<Select><Label>Colour</Label><Button><SelectValue /></Button><Popover><ListBox>{${colors}.map((name) => <ListBoxItem key={name}>{name}</ListBoxItem>)}</ListBox></Popover></Select>`,
      },
    },
  },
  Mantine: {
    setUp: `import '@mantine/core/styles/global.css'; ${importMantine('MantineProvider')}`,
    wrap: (element) => `<MantineProvider>${element}</MantineProvider>`,
    parts: {
      Button: {
        imports: importMantine('Button', 'UnstyledButton', 'Button'),
        element: '<Button>Save</Button>',
      },
      Tooltip: {
        imports: importMantine('Button, Tooltip', 'UnstyledButton', 'Button', 'Tooltip'),
        element: '<Tooltip label="What it does"><Button>Save</Button></Tooltip>',
      },
      Breadcrumbs: {
        imports: importMantine('Breadcrumbs', 'Breadcrumbs'),
        element: '<Breadcrumbs><a href="/jobs">Jobs</a><span>Tea</span></Breadcrumbs>',
      },
      Select: {
        imports: importMantine(
          'Select',
          ...['ScrollArea', 'UnstyledButton', 'Popover', 'CloseButton', 'Input', 'Combobox'],
        ),
        element: `<Select label="Colour" data={${colors}} />`,
      },
    },
  },
  MUI: {
    setUp: '',
    wrap: (element) => element,
    parts: {
      Button: { imports: importMui('Button'), element: '<Button>Save</Button>' },
      Tooltip: {
        imports: importMui('Button', 'Tooltip'),
        element: '<Tooltip title="What it does"><Button>Save</Button></Tooltip>',
      },
      Breadcrumbs: {
        imports: importMui('Breadcrumbs'),
        element: '<Breadcrumbs><a href="/jobs">Jobs</a><span>Tea</span></Breadcrumbs>',
      },
      Select: {
        imports: importMui('TextField', 'MenuItem'),
        element: `<TextField select label="Colour">{${colors}.map((name) => <MenuItem key={name} value={name}>{name}</MenuItem>)}</TextField>`,
      },
    },
  },
  'this library': {
    setUp: `import '@byline/design-system/styles.css';
${importFrom('DesignSystemProvider', '@byline/design-system')}`,
    wrap: (element) =>
      `<DesignSystemProvider locale="en" navigate={() => undefined}>${element}</DesignSystemProvider>`,
    parts: {
      Button: {
        imports: importFrom('Button', '@byline/design-system'),
        element: '<Button>Save</Button>',
      },
      Tooltip: {
        imports: importFrom('Button, Tooltip', '@byline/design-system'),
        element: '<Tooltip text="What it does"><Button>Save</Button></Tooltip>',
      },
      Breadcrumbs: {
        imports: importFrom('Breadcrumbs', '@byline/design-system'),
        element: "<Breadcrumbs items={[{ label: 'Jobs', href: '/jobs' }, { label: 'Tea' }]} />",
      },
      Select: {
        imports: importFrom('SelectField', '@byline/design-system'),
        element: `<SelectField label="Colour" name="colour" options={${colors}.map((name) => ({ id: name, label: name }))} />`,
      },
    },
  },
};

/** For each part, the gzip size in bytes that a page with this part adds to the size of React. */
export type SmallPages = { name: string; bytes: Record<Part, number> };

async function measurePage(name: string, imports: string, element: string): Promise<number> {
  const code = `import { createRoot } from 'react-dom/client';
${imports}
createRoot(document.getElementById('root')).render(${element});`;
  return loadedBytes(await buildPage(`small-${name}`, code), gzipSync);
}

/** Measures what a page with a single component loads, in each library. */
export async function measureSmallPages(): Promise<SmallPages[]> {
  const react = await measurePage('react', '', '<p>React</p>');
  const pages: SmallPages[] = [];
  for (const [name, { setUp, wrap, parts }] of Object.entries(libraries)) {
    const bytes = { Button: 0, Tooltip: 0, Breadcrumbs: 0, Select: 0 };
    for (const part of Object.keys(bytes) as Part[]) {
      const { imports, element } = parts[part];
      bytes[part] = (await measurePage('page', `${setUp}\n${imports}`, wrap(element))) - react;
    }
    pages.push({ name, bytes });
  }
  return pages;
}
