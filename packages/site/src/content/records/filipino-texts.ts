import { pages } from '@kampana/shared/resources/pages'
import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { ContentError } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { fromPageFile, toPageFile } from '../pages/page-files.ts'
import { originOf, withOrigin } from './layouts/origins.ts'
import { recordFolder } from './layouts/record-folder.ts'

const {
  fil_title: title,
  fil_standing: standing,
  fil_action: action,
  fil_body: body,
  ...english
} = pages.fields
const { address } = english

/** Pages without their Filipino texts, which are in separate files. */
export const englishPages = { ...pages, fields: english }

const prefix = 'fil_'
const folder = 'fil'
/** Filipino file of a page: `fil/admission.md` for pages/admission.md. */
const toFile = (path: unknown): string => toPageFile(String(path), '').replace(/^pages/, folder)
const texts = recordFolder({
  // The page's own record reports an error if the page can't have these fields.
  resource: { ...pages, fields: { ...withoutConditions({ title, standing, action, body }), address } },
  folder,
  body: 'body',
  besides: ['address'],
  toFile: ({ address: path }) => toFile(path),
  fromFile: (path) => ({ address: fromPageFile(path.replace(folder, 'pages')) }),
})

function withoutConditions<T extends Readonly<Record<string, object>>>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, condition: undefined }]),
  ) as T
}

export const filipinoFiles = texts.files

/** Pages with the Filipino texts of `fil/`. Throws a `ContentError` for a file without a page. */
export const withFilipino = (records: readonly ShownRecord[], files: Files): ShownRecord[] => {
  const found = new Map(texts.read(files).map((text) => [text.values['address'], text]))
  const merged = records.map((record) => {
    const text = found.get(record.values['address'])
    found.delete(record.values['address'])
    return text ? merge(record, text) : withValues(record, {})
  })
  for (const [path, text] of found)
    throw new ContentError(originOf(text).file, `the page ${String(path)} does not exist.`, 1)
  return merged
}

/** Files with the Filipino texts of pages. */
export const writeFilipino = (records: readonly ShownRecord[]): Readonly<Record<string, string>> =>
  texts.write(
    records.map(toText).filter(({ values }) => Object.keys(own).some((field) => values[field] != null)),
  )

const toText = ({ values, samples }: ShownRecord): ShownRecord => {
  const fields = Object.keys(own)
  const marked = fields.filter((field) => samples.includes(prefix + field))
  const isWhole = fields.every((field) => values[prefix + field] == null || marked.includes(field))
  return {
    values: {
      address: values['address'],
      ...Object.fromEntries(fields.map((field) => [field, values[prefix + field] ?? null])),
    },
    samples: isWhole ? ['address', ...marked] : marked,
  }
}

const own = { title, standing, action, body }

const merge = (record: ShownRecord, text: ShownRecord): ShownRecord => {
  const merged = withValues(record, text.values)
  const { file, lineOf, nameOf } = originOf(text)
  const fieldOf = (field: string) => field.slice(prefix.length)
  return withOrigin(
    {
      ...merged,
      samples: record.samples.concat(
        text.samples.filter((field) => field in own).map((field) => prefix + field),
      ),
    },
    {
      ...originOf(record),
      nameOf: (field) =>
        field.startsWith(prefix) ? `${file}: ${nameOf(fieldOf(field))}` : originOf(record).nameOf(field),
      lineOf: (field) => (field.startsWith(prefix) ? lineOf(fieldOf(field)) : originOf(record).lineOf(field)),
      filipino: originOf(text),
    },
  )
}

const withValues = (record: ShownRecord, values: ShownRecord['values']): ShownRecord =>
  withOrigin(
    {
      ...record,
      values: {
        ...record.values,
        ...Object.fromEntries(Object.keys(own).map((field) => [prefix + field, values[field] ?? null])),
      },
    },
    originOf(record),
  )
