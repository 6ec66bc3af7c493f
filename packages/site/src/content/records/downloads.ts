import { downloads } from '@kampana/shared/resources/downloads'
import { stringify } from 'yaml'
import { collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { readMarkedFile, sample } from '../yaml/sample.ts'
import { z } from 'zod'
import type { Layout, RecordFiles } from './layouts/layout.ts'
import { isMapping } from './layouts/pairs.ts'
import { readFields } from './layouts/read-fields.ts'
import { writeEntry } from './layouts/record-list.ts'

/** Where downloads travel. */
const downloadsPath = 'data/downloads.yaml'
const layout: Layout = { resource: downloads }

/** Downloads, in the order of lists. Folders of before there were records have a list for each group. */
export const downloadsFile: RecordFiles = {
  resource: downloads,
  files: (files) => (files.has(downloadsPath) ? [downloadsPath] : []),
  read: (files) =>
    files.has(downloadsPath)
      ? collectErrors(listEntries(files).map((mapping) => () => readFields(layout, mapping)))
      : [],
  write: (records) => {
    const listed = records.toSorted((a, b) => (orderOf(a.values) < orderOf(b.values) ? -1 : 1))
    if (listed.length === 0) return {}
    return {
      [downloadsPath]: stringify(
        { downloads: listed.map((each) => writeEntry(layout, each)) },
        { lineWidth: 100 },
      ),
    }
  },
}

const listEntries = (files: Files) => {
  const { value, findLine, samples } = readMarkedFile(files, downloadsPath, z.looseObject({ sample }))
  return Object.entries<unknown>(value).flatMap(([group, list]) =>
    (Array.isArray(list) ? list : []).filter(isMapping).map((entry, index) => {
      const { sample, ...written } = entry
      const given = 'group' in entry ? written : { ...written, group, position: index + 1 }
      const own = Array.isArray(sample) ? sample.map(String) : []
      const marks = sample === true || samples.names.includes(group) ? Object.keys(downloads.fields) : own
      return { files, file: downloadsPath, value: given, at: [group, index], findLine, marks }
    }),
  )
}

/** By group and place; what has no place stands first. */
const orderOf = ({ group, position, title }: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([group, String(Number(position ?? 0) * 1000).padStart(10, '0'), title])
