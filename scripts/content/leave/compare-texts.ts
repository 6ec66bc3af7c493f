import { ContentError, type ContentFault } from '../../../packages/site/src/content/content-error.ts'
import { layeredFiles } from '../../../packages/site/src/content/editing/layered-files.ts'
import type { Files } from '../../../packages/site/src/content/files.ts'
import { readContent, type Content } from '../../../packages/site/src/content/read-content.ts'

/** A text as it was and as it is now. */
export interface ComparedPage {
  /** Its address; undefined for the privacy notice. */
  path: string | undefined
  file: string
  dataFile: string | undefined
  head: string
  body: string
  firstLine: number
  text: string
  changed: readonly string[]
}

/** Draws the texts as they are now, and tells each page that isn't drawn as `content` has it. */
export const compareTexts = (
  files: Files,
  content: Content,
  pages: readonly ComparedPage[],
): ContentFault[] => {
  const texts = new Map(pages.map(({ file, head, text }) => [file, `---\n${head}---\n\n${text}`]))
  const faults: ContentFault[] = []
  const drawn = draw(files, texts, faults)
  const refused = new Set(faults.map(({ file }) => file))
  return [
    ...faults.map(({ file, problem }) => ({
      file,
      line: undefined,
      problem: `its text is refused now: ${problem}`,
    })),
    ...pages
      .filter(({ file }) => !refused.has(file))
      .flatMap((page) => comparePage(page, htmlOf(content, page), htmlOf(drawn, page))),
  ]
}

/** Reads the folder with these texts, without those that have faults. */
const draw = (files: Files, texts: Map<string, string>, faults: ContentFault[]): Content => {
  try {
    return readContent(layeredFiles(files, texts), { allowsDeadLinks: true })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const own = error.faults.filter(({ file }) => texts.has(file))
    if (own.length === 0) throw error
    faults.push(...own)
    for (const { file } of own) texts.delete(file)
    return draw(files, texts, faults)
  }
}

const htmlOf = ({ pages, contact }: Content, { path }: ComparedPage): string =>
  (path === undefined ? contact.privacy.html : pages[path]?.html) ?? ''

const comparePage = (
  { file, body, firstLine }: ComparedPage,
  before: string,
  now: string,
): ContentFault[] => {
  const [was, is] = [partsOf(before), partsOf(now)]
  const at = was.findIndex((part, n) => part !== is[n])
  if (at < 0 && was.length === is.length) return []
  const words = (was[at] ?? '').replaceAll(/<[^>]*>/g, '').trim() || wordsBefore(was, at)
  const problem = `isn't drawn as before: ${show(was[at])} is ${show(is[at])} now.`
  return [{ file, line: findLine(body, words, firstLine), problem }]
}

/** HTML by its elements; where a line ends in the source is nothing that anybody sees. */
const partsOf = (html: string): string[] =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim()
    .split(/(?=<[a-z])/)

const wordsBefore = (parts: readonly string[], at: number): string =>
  parts
    .slice(0, Math.max(at, 0))
    .toReversed()
    .map((part) => part.replaceAll(/<[^>]*>/g, '').trim())
    .find((words) => words !== '') ?? ''

const show = (part: string | undefined): string =>
  part === undefined ? 'nothing' : JSON.stringify(part.length > 80 ? `${part.slice(0, 80)}…` : part)

/** The line of the text in which the first of these words stand. */
const findLine = (body: string, words: string, firstLine: number): number => {
  const [start = ''] = /[\p{L}\p{N} ,.]{1,40}/u.exec(words) ?? []
  const at = start.trim() === '' ? -1 : body.split('\n').findIndex((line) => line.includes(start.trim()))
  return firstLine + Math.max(at, 0)
}
