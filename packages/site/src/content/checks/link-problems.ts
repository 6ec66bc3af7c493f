import { parseFile } from '@kampana/engine-declare/media/file'
import { walkNodes, type RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import type { Files } from '../folder/files.ts'
import { filesAddress, toPath } from '../records/folder-address.ts'

/** Paths of the site that links are checked against. */
export type KnownPaths = Pick<ReadonlySet<string>, 'has'>

interface Surroundings {
  files: Pick<Files, 'has'>
  paths: KnownPaths
}

/** Problem with a link or file in a body: the possible spellings of the address, and a message. */
export interface LinkFinding {
  written: string
  problem: string
}

/**
 * Checks that linked paths are in the site map, that linked files are in the college's folder, and that drawings have
 * descriptions.
 */
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
  if (file === path) return [{ written: path, problem: `the link to ${path} is broken.` }]
  return files.has(file) ? [] : [{ written: file, problem: `${file} is missing.` }]
}

/** Uploads may get a description later, and records may refer to files outside the folder. */
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
