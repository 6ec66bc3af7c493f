import type { PreviewFault } from '@kampana/shared/content/preview-worker'
import type { ShownRecord, ShownRecords } from '@kampana/shared/content/shown-records'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { textProblems } from '../checks/check-text.ts'
import type { Files } from '../folder/files.ts'

/** The records, with the former object for each unchanged record, so that cached results stay valid. */
export const reuseRecords = (records: ShownRecords, former: ShownRecords): ShownRecords =>
  Object.fromEntries(
    Object.entries(records).map(([name, own]) => {
      const before = former[name] ?? []
      if (own === before) return [name, own]
      const known = new Map(before.map((record) => [JSON.stringify(record), record]))
      const same = own.map((record) => known.get(JSON.stringify(record)) ?? record)
      const isSame = same.length === before.length && same.every((record, n) => record === before[n])
      return [name, isSame ? before : same]
    }),
  )

/** Missing files and broken links in the texts of drafts. Links may lead to unpublished pages. */
export const findDraftFaults = (records: ShownRecords, live: ShownRecords, files: Files): PreviewFault[] =>
  Object.entries(records).flatMap(([name, own]) => {
    const lived = new Set(live[name])
    return own
      .filter((record) => !lived.has(record))
      .flatMap(bodiesOf)
      .flatMap((body) => textProblems(body, { files, paths: { has: (path) => !isFile(path) }, records }))
      .map(({ problem }) => ({ path: findResource(name).label, line: null, text: problem }))
  })

const isFile = (path: string): boolean => path.startsWith('/content/files/')

const bodiesOf = ({ values }: ShownRecord): string[] =>
  [values['body'], values['privacy']].filter((body) => typeof body === 'string')
