import { parseFile } from '@kampana/shared/media/file'
import { walkNodes, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import type { Files } from '../folder/files.ts'
import { filesAddress, toPath } from '../records/layouts/layout.ts'

/** The site's paths as far as links ask for them. */
export type KnownPaths = Pick<ReadonlySet<string>, 'has'>

interface Surroundings {
  files: Pick<Files, 'has'>
  paths: KnownPaths
}

/** What is wrong with what a body leads to or shows: the address as it may be written, and a sentence. */
export interface LinkFinding {
  written: string
  problem: string
}

/** Checks that linked paths are in the site map, linked files in the college's folder, and drawings described. */
export const findLinkProblems = (document: RichTextNode, around: Surroundings): LinkFinding[] =>
  [...walkNodes(document)].flatMap((node) => {
    const { type, attrs = {}, marks = [] } = node
    if (type === 'image' || type === 'figure') return pictureProblem(attrs, around)
    const links = [...marks.filter((mark) => mark.type === 'link').map((mark) => mark.attrs), attrs]
    return links.flatMap((each) => linkProblem(String(each?.['href'] ?? ''), around))
  })

const linkProblem = (href: string, { files, paths }: Surroundings): LinkFinding[] => {
  const path = href.replace(/[?#].*$/, '')
  if (parseFile(href) || !path.startsWith('/') || paths.has(path)) return []
  const file = toPath(path)
  if (file === path) return [{ written: path, problem: `the link to ${path} leads nowhere.` }]
  return files.has(file) ? [] : [{ written: file, problem: `${file} is missing.` }]
}

/** An upload may be described later; a record may show what the folder hasn't got. */
const pictureProblem = (
  { src, alt }: NonNullable<RichTextNode['attrs']>,
  { files, paths }: Surroundings,
): LinkFinding[] => {
  const address = String(src)
  if (!address.startsWith(filesAddress) || paths.has(address)) return []
  const file = toPath(address)
  if (!files.has(file)) return [{ written: file, problem: `${file} is missing.` }]
  return String(alt ?? '').trim() === ''
    ? [{ written: file, problem: `the picture ${file} has no description.` }]
    : []
}
