import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { stringify } from 'yaml'
import { z } from 'zod'
import { collectErrors, ContentError } from '../../content-error.ts'
import { readYamlFile } from '../../yaml/read-yaml.ts'
import { placeOf, type Layout, type RecordFiles } from './layout.ts'
import { readFields } from './read-fields.ts'
import { writeFields } from './write-fields.ts'

/**
 * Records that are the entries of a YAML list, in the order of `by`; `sample` in an entry names its sample values, `sample: true` all
 * of them.
 */
export const recordList = (
  layout: Layout & { file: string; by: (values: Readonly<Record<string, unknown>>) => string },
): RecordFiles => {
  const { resource, file, by } = layout
  return {
    resource,
    files: (files) => (files.has(file) ? [file] : []),
    read: (files) => {
      if (!files.has(file)) return []
      const { value, findLine } = readYamlFile(files, file, entries)
      return collectErrors(
        value.map(({ sample = [], ...entry }, at) => () => {
          const known = new Set(Object.keys(resource.fields).map((field) => placeOf(layout, field).join('.')))
          const marks = sample === true ? [...known] : sample
          for (const mark of marks)
            if (!known.has(mark))
              throw new ContentError(
                file,
                `the sample mark "${mark}" names nothing in this file.`,
                findLine([at]),
              )
          return readFields(layout, { files, file, value: entry, at: [at], findLine, marks })
        }),
      )
    },
    write: (records) => {
      const sorted = records.toSorted((a, b) => compare(by(a.values), by(b.values)))
      const listed = sorted.map((record) => writeEntry(layout, record))
      return listed.length > 0 ? { [file]: stringify(listed, { lineWidth: 100 }) } : {}
    },
  }
}

const entries = z.array(z.looseObject({ sample: z.union([z.literal(true), z.array(z.string())]).optional() }))

/** The mapping of a record in a list. */
export const writeEntry = (layout: Layout, record: ShownRecord): Record<string, unknown> => {
  const { sample, ...entry } = writeFields(layout, record)
  const isWhole = Object.keys(record.values).every(
    (field) => record.values[field] == null || record.samples.includes(field),
  )
  return { ...entry, ...(sample !== undefined && { sample: isWhole ? true : sample }) }
}

/** The order of two texts, the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
