import { msg } from '../../../language/msg.ts'

/** A list or facts that the site draws from the page's data. */
export interface DirectiveKind {
  label: string
  /** What it is good for, in the dialog that inserts one. */
  hint: string
  /** Whether a value has the shape that it draws. */
  fits: (value: unknown) => boolean
  /** The YAML below the key of a new one. */
  example: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isListOf = (value: unknown, has: (item: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isRecord(item) && has(item))
const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** The directives that a person may insert, by their names in the text. */
export const insertableKinds: Readonly<Record<string, DirectiveKind>> = {
  facts: {
    label: msg('Facts'),
    hint: msg('Names and what they are, such as hours, place and telephone.'),
    fits: (value) =>
      isRecord(value) &&
      Object.values(value).every((entry) => isText(entry) || (Array.isArray(entry) && entry.every(isText))),
    example: '\n  Place: Room 1\n  Hours: 8:00 AM to 5:00 PM\n',
  },
  table: {
    label: msg('Table of data'),
    hint: msg('Rows of the same kind, such as teachers or fees.'),
    fits: (value) => isListOf(value, (row) => Object.values(row).every(isText)),
    example: '\n  - name: First\n    details: What it is\n',
  },
  tree: {
    label: msg('Outline'),
    hint: msg('Offices and those under them.'),
    fits: (value) =>
      isListOf(
        value,
        (item) => isText(item.title) && Object.keys(item).every((key) => /^(title|name|under)$/.test(key)),
      ),
    example: '\n  - title: President\n    under:\n      - title: Vice President\n',
  },
  timeline: {
    label: msg('Timeline'),
    hint: msg('Years and what happened in them.'),
    fits: (value) => isRecord(value) && Object.keys(value).every((year) => /^\d{4}$/.test(year)),
    example: '\n  2026: What happened\n',
  },
  button: {
    label: msg('Button'),
    hint: msg('A link that stands out.'),
    fits: (value) => isRecord(value) && isText(value.label) && isText(value.href),
    example: '\n  label: Apply now\n  href: /admission\n',
  },
}

const otherLabels: Readonly<Record<string, string>> = {
  directory: msg('Directory of offices'),
  downloads: msg('Files to download'),
  monographs: msg('List of monographs'),
  programs: msg('List of programs'),
}

/** A directive's name for people. */
export const directiveLabel = (name: string): string =>
  insertableKinds[name]?.label ?? otherLabels[name] ?? name

/** The parts of `::facts data.office`. */
export const parseDirective = (source: string): { name: string; value: string } => {
  const [, name = '', value = ''] = /^::([a-z]+)\s+(\S+)/.exec(source) ?? []
  return { name, value }
}
