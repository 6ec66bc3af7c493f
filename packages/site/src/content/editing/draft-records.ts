import type { PreviewFault } from '@kampana/shared/content/preview-worker'
import type { SiteRecords, SiteRow } from '@kampana/shared/content/site-records'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { textProblems } from '../checks/check-text.ts'
import type { Files } from '../folder/files.ts'

/** The published records with drafts over them. Unchanged parts stay the same objects, so that cached results stay valid. */
export const withDrafts = (published: SiteRecords, drafts: SiteRecords): SiteRecords => ({
  ...drafts,
  records: reuseRows({ ...published.records, ...drafts.records }, published.records),
  lists: { ...published.lists, ...drafts.lists },
})

/** The rows, with the former object for each unchanged row and array. A thread receives copies. */
export const reuseRows = (
  records: SiteRecords['records'],
  former: SiteRecords['records'],
): SiteRecords['records'] =>
  Object.fromEntries(
    Object.entries(records).map(([name, own]) => {
      const before = former[name] ?? []
      if (own === before) return [name, own]
      const known = new Map(before.map((row) => [JSON.stringify(row), row]))
      const same = own.map((row) => known.get(JSON.stringify(row)) ?? row)
      const isSame = same.length === before.length && same.every((row, n) => row === before[n])
      return [name, isSame ? before : same]
    }),
  )

/** Missing files and broken links in the texts of drafts. Links may lead to unpublished pages. */
export const findDraftFaults = (
  records: SiteRecords['records'],
  published: SiteRecords['records'],
  files: Files,
): PreviewFault[] =>
  Object.entries(records).flatMap(([name, own]) => {
    const lived = new Set(published[name])
    return own
      .filter((row) => !lived.has(row))
      .flatMap(bodiesOf)
      .flatMap((body) => textProblems(body, { files, paths: { has: (path) => !isFile(path) } }))
      .map(({ problem }) => ({ path: findResource(name).label, line: null, text: problem }))
  })

const isFile = (path: string): boolean => path.startsWith('/content/files/')

const bodiesOf = (row: SiteRow): string[] =>
  [row['body'], row['privacy']].filter((body) => typeof body === 'string')
