import { keyOf, type ShownRecord } from '@kampana/shared/content/shown-records'
import { pages } from '@kampana/shared/resources/pages'
import { toRows } from '@kampana/engine-declare/kinds/rows/rows'
import type { Files } from '../folder/files.ts'
import { fromPageFile, toPageFile } from '../pages/page-files.ts'
import { collectErrors, ContentError } from '../content-error.ts'
import type { FieldForm, RecordFiles } from './layouts/layout.ts'
import { originOf, withOrigin } from './layouts/origins.ts'
import { englishPages, filipinoFiles, withFilipino, writeFilipino } from './filipino-texts.ts'
import { recordFolder } from './layouts/record-folder.ts'

type Values = ShownRecord['values']

/** `see: [/admission]` in a front matter. */
const see: FieldForm = {
  read: (value) => (Array.isArray(value) ? value.map((page: unknown) => ({ page })) : value),
  write: (value) => toRows(value).map(({ page }) => page),
}
/** `hidden: true`, or omitted. */
const flag: FieldForm = { read: (value) => value, write: (value) => (value === 1 ? true : undefined) }
/** Default kind. */
const usual = 'page'
const story: FieldForm = { read: (value) => value, write: (value) => (value === 'story' ? undefined : value) }
const kind: FieldForm = { read: (value) => value, write: (value) => (value === usual ? undefined : value) }

const layout = {
  resource: englishPages,
  forms: { see, hidden: flag, kind, shape: story },
  defaults: { kind: usual },
  besides: ['address'],
  body: 'body',
  toFile: ({ address, title }: Values) => toPageFile((address ?? null) as string | null, String(title)),
}
const folders = [
  recordFolder({
    ...layout,
    folder: 'pages',
    fromFile: (path) => ({ address: fromPageFile(path) }),
  }),
  recordFolder({ ...layout, folder: 'menu', fromFile: () => ({ address: null }) }),
]

/** Pages and other menu entries, one file each. Entries without an address are in `menu/`. */
export const pageFiles: RecordFiles = {
  resource: pages,
  files: (files) => [...folders.flatMap((each) => each.files(files)), ...filipinoFiles(files)],
  read: (files: Files) => {
    const records = withPlaces(
      collectErrors(folders.map((each) => () => each.read(files)))
        .flat()
        .map(withLayout),
    )
    assertPlaced(records)
    return fromTheTop(withFilipino(records, files))
  },
  write: (records) => {
    const shown = fromTheTop(records)
    return { ...folders[0]!.write(shown.map(inEnglish)), ...writeFilipino(shown) }
  },
}

/** Sorts records after their parents. Omits descendants of missing records, such as unpublished ones. */
const fromTheTop = (records: readonly ShownRecord[]): ShownRecord[] => {
  const beneath = Map.groupBy<unknown, ShownRecord>(records.toSorted(byPlace), (each) => parentOf(each))
  const found = new Set<ShownRecord>()
  const walk = (key: unknown): void => {
    for (const record of beneath.get(key) ?? []) {
      if (found.has(record)) continue
      found.add(record)
      walk(keyOf(pages, record.values))
    }
  }
  walk(null)
  return [...found]
}

/** Rejects pages below a missing page or below themselves. */
const assertPlaced = (records: readonly ShownRecord[]): void => {
  const reached = new Set(fromTheTop(records))
  const keys = new Set(records.map(({ values }) => keyOf(pages, values)))
  const lost = records.filter((record) => !reached.has(record))
  const astray = lost.filter((record) => !keys.has(String(parentOf(record))))
  collectErrors(
    (astray.length > 0 ? astray : lost).map((record) => () => {
      const { file, lineOf } = originOf(record)
      const problem =
        astray.length > 0
          ? `${String(parentOf(record))} is not a page.`
          : 'its parent is also its descendant.'
      throw new ContentError(file, `parent: ${problem}`, lineOf('parent'))
    }),
  )
}

const parentOf = ({ values }: ShownRecord): unknown => values['parent'] ?? null
const byPlace = (a: ShownRecord, b: ShownRecord): number => compare(orderOf(a), orderOf(b))
const orderOf = ({ values: { place, title } }: ShownRecord): string => `${String(place)} ${String(title)}`
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** English values of a page's file. */
const inEnglish = ({ values, samples }: ShownRecord): ShownRecord => ({
  values,
  samples: samples.filter((field) => field in englishPages.fields),
})

/** Sets the default layout, a story, for a page with a text. */
const withLayout = (record: ShownRecord): ShownRecord => {
  const { values, samples } = record
  if (values['kind'] !== usual || values['shape'] != null) return record
  // If all values are samples, the default is one too.
  const marked = samples.includes('kind') ? [...samples, 'shape'] : samples
  return withOrigin({ values: { ...values, shape: 'story' }, samples: marked }, originOf(record))
}

/** Puts records without a position after the others. */
const withPlaces = (records: readonly ShownRecord[]): ShownRecord[] => {
  const last = new Map<unknown, string>()
  for (const {
    values: { parent, place },
  } of records)
    if (typeof place === 'string' && place > (last.get(parent) ?? '')) last.set(parent, place)
  return records.map((record) => {
    const { parent, place } = record.values
    if (typeof place === 'string') return record
    const next = `${last.get(parent) ?? ''}i`
    last.set(parent, next)
    return withOrigin({ ...record, values: { ...record.values, place: next } }, originOf(record))
  })
}
