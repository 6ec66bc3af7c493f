import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readContent, type Content } from '../src/content.ts'
import type { Contact } from '../src/content/contact.ts'
import type { ContentPage } from '../src/content/markdown.ts'
import type { ReadMonograph } from '../src/content/monograph.ts'
import { listed, type Program } from '../src/content/program.ts'
import { stylesOf } from '../src/content/colours.ts'
import { sealStyle } from '../src/content/seal-style.ts'

const monograph = /^virtual:monograph\/(?<slug>[a-z0-9-]+)$/
const program = /^virtual:program\/(?<slug>[a-z0-9-]+)$/
const page = /^virtual:page\/(?<slug>[a-z0-9-]+)$/

const single = [page, monograph, program]

/**
 * Gives the site its content as modules: the college, the site map, and each page by itself, so that a browser
 * fetches only the page it moves to. Content is read and checked once; a fault in it stops the build.
 */
export const content = (): Plugin => {
  let root = ''
  let known: Content | undefined
  const seal = () => sealStyle(readFileSync(join(root, 'content/college/seal.svg'), 'utf8'))
  const current = () => (known ??= readContent(join(root, 'content')))
  return {
    name: 'kampana:content',
    configResolved: (config) => {
      root = config.root
    },
    buildStart: () => void current(),
    resolveId: (source) =>
      Object.hasOwn(wholeModules, source) || single.some((pattern) => pattern.test(source))
        ? `\0${source}`
        : undefined,
    /** The college's colours stand in the style sheet's own layer of tokens, and its seal in that of the frame. */
    transform: {
      order: 'pre',
      handler: (code, id) =>
        id.split('?')[0]!.endsWith('/src/styles/site.css')
          ? { code: `${code}\n${stylesOf(current().colours)}${seal()}`, map: null }
          : undefined,
    },
    load: (resolved) =>
      resolved.startsWith('\0virtual:')
        ? moduleFor(resolved.slice(1), current(), join(root, 'content'))
        : undefined,
    configureServer: (server) => {
      server.watcher.add(join(root, 'content')).on('all', (_event, file) => {
        if (!file.startsWith(join(root, 'content'))) return
        known = undefined
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

const moduleFor = (id: string, content: Content, directory: string): string | undefined => {
  const make = wholeModules[id]
  if (make) return make(content, directory)
  const offered = Object.values(content.programs).find((one) => one.slug === program.exec(id)?.groups?.slug)
  if (offered) return withFiles('export default', offered, directory)
  const link = monograph.exec(id)?.groups?.slug
  const found = Object.values(content.monographs).find((one) => one.link === link)
  if (found) return withFiles('export default', found, directory)
  const slug = page.exec(id)?.groups?.slug
  const path = Object.keys(content.pages).find((path) => slugOf(path) === slug)
  return path && withFiles('export default', content.pages[path]!, directory)
}

/** The modules that there is one of, by their names. */
const wholeModules: Readonly<Record<string, (content: Content, directory: string) => string>> = {
  'virtual:college': ({ college }) => named({ college }),
  'virtual:home': ({ home }) => named({ home }),
  'virtual:contact': ({ contact }, directory) => withFiles('export const contact =', contact, directory),
  'virtual:site-map': ({ entries }) => named({ entries }),
  'virtual:redirects': ({ redirects }) => named({ redirects }),
  'virtual:descriptions': ({ pages }) =>
    named({
      descriptions: Object.fromEntries(
        Object.entries(pages).map(([path, { description }]) => [path, description]),
      ),
    }),
  'virtual:pages': ({ pages }) => `export const contentPages = {${Object.keys(pages).map(lazily).join()}}`,
  'virtual:monographs': ({ monographs }) =>
    `export const monographs = {${Object.entries(monographs).map(monographLazily).join()}}`,
  'virtual:monograph-titles': ({ monographs }) =>
    named({ titles: Object.values(monographs).map(({ link, title }) => ({ link, title })) }),
  'virtual:monograph-words': ({ monographWords }) => named({ words: monographWords }),
  'virtual:search-words': ({ searchWords }) => named({ searchWords }),
  'virtual:programs': ({ programs }) =>
    `export const programs = {${Object.entries(programs).map(programLazily).join()}}`,
  'virtual:program-list': ({ programs }) => named({ programList: Object.values(programs).map(listed) }),
  'virtual:academic-calendar': ({ academicCalendar }) => named({ academicCalendar }),
}

/** A module with a value of content; the pictures and files in it get the addresses that the build gives them. */
const withFiles = (
  statement: string,
  value: ContentPage | Contact | ReadMonograph | Program,
  directory: string,
): string => {
  const json = JSON.stringify(value)
  const named = /asset:([^"\\]+)/g
  const files = [...new Set([...json.matchAll(named)].map(([, file]) => file!))]
  const imports = files.map(
    (file, n) => `import file${n} from ${JSON.stringify(`${join(directory, file)}?url`)}`,
  )
  return `${imports.join('\n')}\n${statement} ${json.replace(named, (_, file: string) => `"+file${files.indexOf(file)}+"`)}`
}

const named = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

const lazily = (path: string): string =>
  `${JSON.stringify(path)}: () => import('virtual:page/${slugOf(path)}').then((page) => page.default)`

const monographLazily = ([path, { link }]: [string, ReadMonograph]): string =>
  `${JSON.stringify(path)}: () => import('virtual:monograph/${link}').then((one) => one.default)`

const programLazily = ([path, { slug }]: [string, Program]): string =>
  `${JSON.stringify(path)}: () => import('virtual:program/${slug}').then((one) => one.default)`

/** File names of a build hold only plain letters; the odd characters of addresses stay in addresses. */
const slugOf = (path: string): string => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')
