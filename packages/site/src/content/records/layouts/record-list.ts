import { sortPosition } from '@kampana/engine-declare/lists/position-field'
import { stringify } from 'yaml'
import { collectErrors, ContentError } from '../../content-error.ts'
import { readYamlFile } from '../../yaml/read-yaml.ts'
import type { Layout, RecordFiles } from './layout.ts'
import { isMapping } from './rows-as-mapping.ts'
import { withPositions } from './positions.ts'
import { readFields } from './read-fields.ts'
import { writeFields } from './write-fields.ts'

interface ListLayout extends Layout {
  file: string
  /** Key of the list in its file. Without it, the file is the list. */
  key?: string
  /** Sort key for writing; the position by default. */
  by?: (values: Readonly<Record<string, unknown>>) => string
}

/** Records as entries of a YAML list. */
export const recordList = (layout: ListLayout): RecordFiles => {
  const { resource, file, key, by = (values) => String(values[sortPosition]) } = layout
  return {
    resource,
    files: (files) => (files.has(file) ? [file] : []),
    read: (files) => {
      if (!files.has(file)) return []
      const { value, findLine } = readYamlFile(files, file)
      const list = key !== undefined && isMapping(value) ? value[key] : value
      if (!Array.isArray(list)) throw new ContentError(file, 'must be a list.', findLine([]))
      const at = key === undefined ? [] : [key]
      const records = collectErrors(
        list.map((entry: unknown, n) => () => {
          return readFields(layout, { files, file, value: entry, at: [...at, n], findLine })
        }),
      )
      return withPositions(layout, records)
    },
    write: (records) => {
      const sorted = records.toSorted((a, b) => compare(by(a.values), by(b.values)))
      const listed = sorted.map((record) => writeFields(layout, record))
      const written = key === undefined ? listed : { [key]: listed }
      return listed.length > 0 ? { [file]: stringify(written, { lineWidth: 100 }) } : {}
    },
  }
}

/** Compares two texts, independent of the machine's locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
