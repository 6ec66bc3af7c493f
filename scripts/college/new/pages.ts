import { pages } from '@kampana/shared/resources/pages'
import { stringify } from 'yaml'
import { toPageFile } from '../../../packages/site/src/content/pages/page-files.ts'
import type { Files } from '../../../packages/site/src/content/folder/files.ts'
import { originOf } from '../../../packages/site/src/content/records/origins.ts'
import { folderRecordsOf } from '../../../packages/site/src/content/folder/folder-records-of.ts'
import type { FolderPage } from '../../../packages/site/src/content/checks/check-page.ts'
import { readResource } from '../../../packages/site/src/content/records/record-files.ts'
import type { Identity } from './identity.ts'

/**
 * Front matter of a new college's pages, by file. Replaces the sample's pages of schools and levels with the college's own
 * levels. Unwritten pages become placeholders; built-in pages and external links stay. Child pages are marked as sample, so
 * that the college decides which to keep.
 */
export const listPages = (sample: Files, identity: Identity): Map<string, string> => {
  const records = folderRecordsOf({ pages: readResource('pages', sample) }, pages)
  const kept = records
    .filter(({ values }) => !isOfSchool(values))
    .map((record) => [originOf(record).file, toHead(record.values)] as const)
  const own = ['/admission', '/academics'].flatMap((parent) => listLevels(parent, identity))
  return new Map(
    [...kept, ...own].map(([file, head]) => [file, `---\n${stringify(head, { lineWidth: 110 })}---\n`]),
  )
}

/** Only pages of schools and levels have an emblem; other pages suit any college. */
const isOfSchool = ({ address, emblem, parent }: FolderPage['values']): boolean =>
  parent === organization || (emblem !== null && /^\/a(?:dmission|cademics)\//.test(address ?? ''))
const organization = '/student-services/student-affairs-organization'

const toHead = ({
  address,
  title,
  kind,
  parent,
  place,
  standing,
  href,
  see,
  emblem,
}: FolderPage['values']) => ({
  title,
  ...(kind === 'page' ? { kind: 'placeholder' } : { kind }),
  ...(parent !== null && { parent }),
  place,
  ...(href !== null && { href }),
  ...(kind !== 'page' && standing !== null && { standing: standings[address ?? ''] ?? standing }),
  ...(emblem !== null && { emblem }),
  ...(see && { see }),
  ...(parent !== null && kind !== 'live' && { sample: true }),
})

const standings: Readonly<Record<string, string>> = {
  '/academics': 'Our schools and their faculty',
  '/academics/programs': 'Subjects, duration and fees of each program',
  '/updates/news-and-events': 'Recent news and upcoming events',
  '/updates/calendar': 'Events and holidays, day by day',
}

/** Lists the college's levels, before all other children of a page. */
const listLevels = (parent: string, { levels }: Identity): (readonly [file: string, head: object])[] =>
  levels.map((title, n) => {
    const name = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
    const place = `a${String.fromCodePoint('b'.codePointAt(0)! + n)}`
    return [
      toPageFile(`${parent}/${name}`, title),
      { title, kind: 'placeholder', parent, place, sample: true },
    ]
  })
