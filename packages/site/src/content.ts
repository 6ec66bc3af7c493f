import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readCollege, type College } from './content/college.ts'
import { ContentError } from './content/content-error.ts'
import { readHome, type Home } from './content/home.ts'
import { readMarkdown, type ContentPage } from './content/markdown.ts'
import { readSiteMap, type Entry } from './content/site-map.ts'

/** All that a college edits, read and checked. */
export interface Content {
  college: College
  home: Home
  entries: Entry[]
  /** The written pages, by their address. */
  pages: Record<string, ContentPage>
}

/** Reads everything under `content/`. Throws a `ContentError` that names the file and, where it can, the line. */
export const readContent = (directory: string): Content => {
  const college = readCollege(join(directory, 'college/college.yaml'))
  const home = readHome(join(directory, 'home.yaml'))
  const { entries, kinds } = readSiteMap(join(directory, 'site-map.yaml'))
  const files = markdownUnder(join(directory, 'pages'))
  const written = [...kinds].filter(([, { kind }]) => kind === 'content')
  for (const [path, { file, line }] of written)
    if (!files.has(path)) throw new ContentError(file, `content/pages${path}.md is missing.`, line)
  const pages = [...files].map(([path, file]) => {
    if (kinds.get(path)?.kind !== 'content')
      throw new ContentError(
        file,
        `the site map has no entry with the path ${path} that is to be written here.`,
      )
    return [path, readMarkdown(file, { college, directory, paths: new Set(kinds.keys()) })]
  })
  return { college, home, entries, pages: Object.fromEntries(pages) as Record<string, ContentPage> }
}

/** Markdown files by the address they are the page of: `pages/about-us/history.md` is `/about-us/history`. */
const markdownUnder = (directory: string): Map<string, string> => {
  const names = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : []
  const files = names.filter((name) => name.endsWith('.md')).sort()
  return new Map(files.map((name) => [`/${name.replace(/\.md$/, '')}`, join(directory, name)] as const))
}
