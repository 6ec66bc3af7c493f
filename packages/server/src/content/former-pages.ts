import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Former texts of pages with the current menu position from page files, except those that insert values of data files. */
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

/** Matches `{{data.fee}}` and `::facts data.offices`. */
const insertsData = /\{\{\s*data\.|^:{2,}\w+ data\./m

/** Converts the former lists of programs, monographs and downloads to lists of records. */
export const withRecords = (text: string): string =>
  text.replaceAll(
    /^::(programs|monographs|downloads)[ \t]+(\S+)[ \t]*$/gm,
    (_line, resource: string, of: string) => {
      const words = of.replaceAll('-', '+')
      if (resource === 'programs') return `::records programs?view=table&level=${words}`
      return `::records ${resource}?view=cards${resource === 'downloads' ? `&group=${words}` : ''}`
    },
  )

/** Front matter about the page itself, apart from its menu position. */
const ofText = /^(?:title|description|standing)\b/

/** Adds the menu position from `head` to the page's front matter. */
const withHead = (text: string, head: readonly string[]): string => {
  const body = text.replace(frontMatter, '')
  const own = headOf(text).filter((entry) => ofText.test(entry))
  const otherEntries = head.filter((entry) => !ofText.test(entry) && !entry.startsWith('sample'))
  return `---\n${[...own, ...otherEntries].join('\n')}\n---\n${body}`
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

/** Entries of a front matter, each with its lines. */
const headOf = (text: string): string[] => {
  const [, head = ''] = frontMatter.exec(text) ?? []
  return head.split(/\r?\n(?=[^\s#-])/)
}

/** A page created by staff is a child of the page that its address names, or has no menu entry. */
const placeOfNew = (path: string): string[] => {
  const above = path.slice('pages'.length, path.lastIndexOf('/'))
  return above === '' ? ['hidden: true'] : [`parent: ${JSON.stringify(above)}`]
}
