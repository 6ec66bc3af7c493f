import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Former texts of pages with the place in the menu that files of pages say by now; those that insert values of data are left out. */
export const ofPage = async (folder: string, texts: FolderTexts): Promise<FolderTexts> => {
  const all = await Promise.all(
    Object.entries(texts).map(async ([path, text]): Promise<[string, string | null][]> => {
      if (text === null || !/^pages\/.+\.md$/.test(path)) return [[path, text]]
      if (insertsData.test(text)) return []
      const own = await readFile(join(folder, path), 'utf8').catch(() => null)
      return [[path, withHead(withRecords(text), own === null ? placeOfNew(path) : headOf(own))]]
    }),
  )
  return Object.fromEntries(all.flat())
}

/** `{{data.fee}}` and `::facts data.offices`. */
const insertsData = /\{\{\s*data\.|^:{2,}\w+ data\./m

/** Lists of programs, monographs and downloads, which had lines of their own, as lists of records. */
export const withRecords = (text: string): string =>
  text.replaceAll(
    /^::(programs|monographs|downloads)[ \t]+(\S+)[ \t]*$/gm,
    (_line, resource: string, of: string) => {
      const words = of.replaceAll('-', '+')
      if (resource === 'programs') return `::records programs?view=table&level=${words}`
      return `::records ${resource}?view=cards${resource === 'downloads' ? `&group=${words}` : ''}`
    },
  )

/** What a page says of itself besides its place. */
const ofText = /^(?:title|description|standing)\b/

/** The text with what its own front matter says of itself, and what another says of its place. */
const withHead = (text: string, head: readonly string[]): string => {
  const body = text.replace(frontMatter, '')
  const own = headOf(text).filter((entry) => ofText.test(entry))
  const place = head.filter((entry) => !ofText.test(entry) && !entry.startsWith('sample'))
  return `---\n${[...own, ...place].join('\n')}\n---\n${body}`
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

/** The entries of a front matter, each with the lines that belong to it. */
const headOf = (text: string): string[] => {
  const [, head = ''] = frontMatter.exec(text) ?? []
  return head.split(/\r?\n(?=[^\s#-])/)
}

/** A page that staff had made lies beneath the one that its address says, or in no menu. */
const placeOfNew = (path: string): string[] => {
  const above = path.slice('pages'.length, path.lastIndexOf('/'))
  return above === '' ? ['hidden: true'] : [`parent: ${JSON.stringify(above)}`]
}
