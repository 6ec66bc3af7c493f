import { parseDocument } from 'yaml'

/** The values that a page can show: the college's, and those of its data file. */
export interface PageValues {
  college: unknown
  data: unknown
  /** The path of the page's data file; undefined where it has none. */
  dataFile: string | undefined
}

/** Reads a YAML text for display; undefined where it can't be read, which its own editor tells. */
export const parseYaml = (text: string | undefined): unknown => {
  if (text === undefined) return undefined
  try {
    return parseDocument(text, { logLevel: 'silent', stringKeys: true }).toJS({ maxAliasCount: 100 })
  } catch {
    return undefined
  }
}

/** The value of a dotted name, such as `college.campuses.0.name`; undefined where there is none. */
export const findValue = (values: PageValues, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? Reflect.get(inner, key)
          : undefined,
      values,
    )

/** A value that stands within a text: one line, or a list of lines. */
export interface NamedValue {
  name: string
  lines: readonly string[]
}

/** The values that can be put into a text, the page's own before the college's. */
export const listValues = ({ data, college }: PageValues): NamedValue[] => [
  ...textsIn(data, 'data', 2),
  ...textsIn(college, 'college', 4),
]

const textsIn = (value: unknown, name: string, depth: number): NamedValue[] => {
  const lines = toLines(value)
  if (lines) return [{ name, lines }]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.entries(value)
    .filter(([key]) => !['sample', 'ground'].includes(key) && /^\w+$/.test(key))
    .flatMap(([key, inner]) => textsIn(inner, `${name}.${key}`, depth - 1))
}

/** A text or a list of texts as lines; undefined for anything else. */
export const toLines = (value: unknown): string[] | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (!Array.isArray(value) || value.length === 0) return undefined
  const lines = value.map((item: unknown) =>
    typeof item === 'string' || typeof item === 'number' ? String(item) : undefined,
  )
  return lines.every((line) => line !== undefined) ? lines : undefined
}

/** The name within `{{college.name}}`. */
export const chipName = (source: string): string => source.replace(/^\{\{\s*|\s*\}\}$/g, '')
