import { stringify } from 'yaml'
import { readPageHeads, type PageHead } from '../../../packages/site/src/content/pages/page-heads.ts'
import { toPageFile } from '../../../packages/site/src/content/pages/page-files.ts'
import type { Files } from '../../../packages/site/src/content/files.ts'
import type { Identity } from './identity.ts'

type Head = Partial<PageHead['value']> & { title: string }

/**
 * The menu of a new college, as the front matter of its pages by their files: the sample's pages, but for those of its schools and
 * levels, in whose place are this college's own. Pages that are to be written show the standing sentence; those of code and of
 * other websites stay. What lies beneath another is marked as sample, so that the college decides what it keeps.
 */
export const listPages = (sample: Files, identity: Identity): Map<string, string> => {
  const kept = readPageHeads(sample).filter(({ path, value }) => !isOfSchool(path, value))
  const pages = kept.map(({ path, file, value }) => [file, toHead(path, value)] as const)
  const own = ['/admission', '/academics'].flatMap((parent) => listLevels(parent, identity))
  return new Map(
    [...pages, ...own].map(([file, head]) => [file, `---\n${stringify(head, { lineWidth: 110 })}---\n`]),
  )
}

/** The pages of schools and levels have an emblem; others there are of any college. */
const isOfSchool = (path: string | null, { emblem, parent }: Head): boolean =>
  parent === organization || (emblem !== undefined && /^\/a(?:dmission|cademics)\//.test(path ?? ''))
const organization = '/student-services/student-affairs-organization'

const toHead = (path: string | null, { title, kind, parent, place, standing, href, see, emblem }: Head) => ({
  title,
  ...(kind === 'page' ? { kind: 'placeholder' } : { kind }),
  ...(parent !== undefined && { parent }),
  place,
  ...(href !== undefined && { href }),
  ...(kind !== 'page' && standing !== undefined && { standing: standings[path ?? ''] ?? standing }),
  ...(emblem !== undefined && { emblem }),
  ...(see && { see }),
  ...(parent !== undefined && kind !== 'live' && { sample: true }),
})

const standings: Readonly<Record<string, string>> = {
  '/academics': 'What is taught here, and by whom',
  '/academics/programs': 'What is learned, how long it takes, what it costs',
  '/updates/news-and-events': 'What happened, and what is about to',
  '/updates/calendar': 'What happens, day by day',
}

/** The college's levels, before all else beneath a page. */
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
