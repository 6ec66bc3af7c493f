import { parse } from 'node:path/posix'
import { ContentError } from './content-error.ts'
import type { Files } from './files.ts'
import { isShownPath } from './records/layouts/layout.ts'

/** The drawings that style sheets show, as custom properties such as `--drawing-ornament`, and where. */
const backgrounds = { '.home': ['facade-night', 'notice-board'], '.prose': ['ornament'] }
/** The drawings that pages show if the college has them, besides the emblems of its departments. */
const drawingNames = [
  'facade-day',
  'facade-night',
  'bell-tower-fog',
  'career',
  'ornament',
  'portrait',
  'signature',
]

/** Gives files of the college addresses, which contain a hash of their content, so that they can be cached for ever. */
export const assetAddresses = (files: Files) => {
  const byPath = new Map<string, string>()
  const addressOf = (path: string): string => {
    const known = byPath.get(path)
    if (known !== undefined) return known
    const { dir, name, ext } = parse(path)
    const segments = [...dir.split('/').filter(Boolean), `${name}-${files.hash(path).slice(0, 8)}${ext}`]
    const address = `/content/files/${segments.map(encodeURIComponent).join('/')}`
    byPath.set(path, address)
    return address
  }
  return {
    /** Replaces each `asset:` reference in a value by the file's address. Words that only look like one stay. */
    resolve: <T>(value: T): T =>
      JSON.parse(
        JSON.stringify(value).replace(/(?<=")asset:([^"\\]+)/g, (written, escaped: string) => {
          const path = unescapeHtml(escaped)
          return isShownPath(path) && isFile(files, path) ? addressOf(path) : written
        }),
      ),
    /** The drawings of the style sheets as custom properties; none for those that the college lacks. */
    css: (): string => {
      const property = (name: string): string =>
        files.has(drawingPath(name)) ? `--drawing-${name}:url(${addressOf(drawingPath(name))});` : ''
      const rules = Object.entries(backgrounds).map(
        ([selector, names]) => `${selector}{${names.map(property).join('')}}`,
      )
      return `@layer tokens{${rules.join('')}}`
    },
    /** The addresses of the drawings by name. */
    drawings: (): Record<string, string> => {
      const paths = files
        .list('pictures')
        .filter((path) => /^pictures\/emblem-[^/]+\.svg$/.test(path))
        .concat(drawingNames.map(drawingPath).filter((path) => files.has(path)))
      return Object.fromEntries(['seal.svg', ...paths].map((path) => [parse(path).name, addressOf(path)]))
    },
    /** The paths of all files that have got an address, by that. */
    all: (): Record<string, string> =>
      Object.fromEntries(byPath.entries().map(([path, address]) => [address, path])),
  }
}

/** A folder may be called like a file. */
const isFile = (files: Files, path: string): boolean => {
  try {
    return files.size(path) >= 0
  } catch (error) {
    if (error instanceof ContentError) return false
    throw error
  }
}

const drawingPath = (name: string): string => `pictures/${name}.svg`

/** References in HTML are escaped for attributes. */
const unescapeHtml = (path: string): string =>
  path.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
