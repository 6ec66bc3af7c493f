import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readContent, type Content } from '../src/content/read-content.ts'
import type { Contact } from '../src/content/contact.ts'
import type { ContentPage } from '../src/content/markdown/read-markdown.ts'
import type { MonographText } from '../src/content/monograph.ts'
import { summarizeProgram, type Program } from '../src/content/program.ts'
import { colourCss } from '../src/content/colours.ts'
import { sealCss } from '../src/content/seal-css.ts'

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
  const seal = () => sealCss(readFileSync(join(root, 'content/college/seal.svg'), 'utf8'))
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
        /\/src\/styles\/site\.css(?:\?|$)/.test(id)
          ? { code: `${code}\n${colourCss(current().colours)}${seal()}`, map: null }
          : undefined,
    },
    load: (resolved) =>
      resolved.startsWith('\0virtual:')
        ? loadModule(resolved.slice(1), current(), join(root, 'content'))
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

const loadModule = (id: string, content: Content, directory: string): string | undefined => {
  const make = wholeModules[id]
  if (make) return make(content, directory)
  const offered = Object.values(content.programs).find((one) => one.slug === program.exec(id)?.groups?.slug)
  if (offered) return exportWithAssets('export default', offered, directory)
  const link = monograph.exec(id)?.groups?.slug
  const found = Object.values(content.monographs).find((one) => one.link === link)
  if (found) return exportWithAssets('export default', found, directory)
  const slug = page.exec(id)?.groups?.slug
  const [, written] = Object.entries(content.pages).find(([path]) => toSlug(path) === slug) ?? []
  return written && exportWithAssets('export default', written, directory)
}

/** The modules that there is one of, by their names. */
const wholeModules: Readonly<Record<string, (content: Content, directory: string) => string>> = {
  'virtual:college': ({ college }) => exportConstants({ college }),
  'virtual:home': ({ home }) => exportConstants({ home }),
  'virtual:contact': ({ contact }, directory) =>
    exportWithAssets('export const contact =', contact, directory),
  'virtual:site-map': ({ entries }) => exportConstants({ entries }),
  'virtual:redirects': ({ redirects }) => exportConstants({ redirects }),
  'virtual:descriptions': ({ pages }) =>
    exportConstants({
      descriptions: Object.fromEntries(
        Object.entries(pages).map(([path, { description }]) => [path, description]),
      ),
    }),
  'virtual:pages': ({ pages }) =>
    `export const contentPages = {${Object.keys(pages).map(importPage).join()}}`,
  'virtual:monographs': ({ monographs }) =>
    `export const monographs = {${Object.entries(monographs).map(importMonograph).join()}}`,
  'virtual:monograph-titles': ({ monographs }) =>
    exportConstants({ titles: Object.values(monographs).map(({ link, title }) => ({ link, title })) }),
  'virtual:monograph-words': ({ monographWords }) => exportConstants({ words: monographWords }),
  'virtual:search-words': ({ searchWords }) => exportConstants({ searchWords }),
  'virtual:programs': ({ programs }) =>
    `export const programs = {${Object.entries(programs).map(importProgram).join()}}`,
  'virtual:program-list': ({ programs }) =>
    exportConstants({ programList: Object.values(programs).map(summarizeProgram) }),
  'virtual:academic-calendar': ({ academicCalendar }) => exportConstants({ academicCalendar }),
}

/** A module with a value of content; the pictures and files in it get the addresses that the build gives them. */
const exportWithAssets = (
  statement: string,
  value: ContentPage | Contact | MonographText | Program,
  directory: string,
): string => {
  const json = JSON.stringify(value)
  const named = /asset:([^"\\]+)/g
  const files = [...new Set([...json.matchAll(named)].map(([, file = '']) => file))]
  const imports = files.map(
    (file, n) => `import file${n} from ${JSON.stringify(`${join(directory, file)}?url`)}`,
  )
  return `${imports.join('\n')}\n${statement} ${json.replace(named, (_, file: string) => `"+file${files.indexOf(file)}+"`)}`
}

const exportConstants = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

const importPage = (path: string): string =>
  `${JSON.stringify(path)}: () => import('virtual:page/${toSlug(path)}').then((page) => page.default)`

const importMonograph = ([path, { link }]: [string, MonographText]): string =>
  `${JSON.stringify(path)}: () => import('virtual:monograph/${link}').then((one) => one.default)`

const importProgram = ([path, { slug }]: [string, Program]): string =>
  `${JSON.stringify(path)}: () => import('virtual:program/${slug}').then((one) => one.default)`

/** File names of a build hold only plain letters; the odd characters of addresses stay in addresses. */
const toSlug = (path: string): string => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')
