import { pageAddress, pageAddressProblem } from '@kampana/shared/content/page-address'
import { webAddress } from '@kampana/shared/content/link-address'
import { z } from 'zod'
import { isDay } from '../../calendar/days.ts'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../files.ts'
import { fromPageFile } from './page-files.ts'
import { readYaml } from '../yaml/read-yaml.ts'

const day = z.string().refine(isDay, 'must be a day such as 2027-01-31.')

/** What the front matter of a page says of its place in the menu. The rest is its text's. */
const pageHead = z.looseObject({
  title: z.string().min(1),
  /** By default `page`, with a text of its own. */
  kind: z.enum(['page', 'landing', 'live', 'placeholder', 'link', 'group']).default('page'),
  /** The address of the page above it, or the title of the group; without one it is at the top. */
  parent: z.string().optional(),
  /** Those beneath the same are in the order of this text; without one, behind the others. */
  place: z.union([z.string(), z.number()]).transform(String).optional(),
  href: webAddress.optional(),
  standing: z.string().optional(),
  emblem: z.string().optional(),
  see: z.array(z.string()).optional(),
  hidden: z.literal(true).optional(),
  until: day.optional(),
  sample: z.union([z.literal(true), z.array(z.string())]).optional(),
})

/** A page, or another entry of the menu, as its file's front matter tells. */
export interface PageHead {
  file: string
  /** Its address; null for a link elsewhere and a group. */
  path: string | null
  value: z.output<typeof pageHead>
  /** Whether anything stands below its front matter. */
  hasText: boolean
  findLine: (path: readonly PropertyKey[]) => number
}

/** Reads the front matter of every page. Throws a `ContentError` with every fault by line. */
export const readPageHeads = (files: Files): PageHead[] =>
  collectErrors(listPageFiles(files).map((file) => () => readHead(files, file)))

/** The paths of all pages and other entries of the menu. */
export const listPageFiles = (files: Files): string[] =>
  ['pages', 'menu'].flatMap((folder) => files.list(folder)).filter((path) => path.endsWith('.md'))

const readHead = (files: Files, file: string): PageHead => {
  const { head, body } = splitFrontMatter(files.text(file), file)
  const { value, findLine } = readYaml(head, pageHead, file, 2)
  const path = fromPageFile(file)
  if (path !== null && !pageAddress.test(path))
    throw new ContentError(file, `its address ${path} ${pageAddressProblem}`)
  return { file, path, value, hasText: body.trim() !== '', findLine }
}

/** The front matter and the text of a page, and the line on which the text begins. */
export const splitFrontMatter = (text: string, file: string) => {
  if (text.trim() === '') throw new ContentError(file, 'is empty. Perhaps it was copied only in part.')
  const [, head, body] = /^---\n([\s\S]*?\n)---(?:\n([\s\S]*))?$/.exec(text) ?? []
  if (head === undefined)
    throw new ContentError(file, 'a page begins with its title and description between two lines of ---.', 1)
  return { head, body: body ?? '', firstLine: head.split('\n').length + 2 }
}
