import { svgDataUrl } from '@kampana/engine-declare/media/svg-data-url'
import { parse } from 'node:path/posix'
import { ContentError } from '../content-error.ts'
import type { Files } from './files.ts'
import { toPath } from '../records/folder-address.ts'

/** Drawings in style sheets, as custom properties such as `--drawing-ornament`, by selector. */
const backgrounds = { '.prose hr': ['ornament'] }
/** Optional drawings of pages, except the emblems of departments. */
const drawingNames = [
  'facade-day',
  'facade-night',
  'notice-board',
  'bell-tower-fog',
  'career',
  'ornament',
  'signature',
]

/** Paths of files by their public addresses. */
export type Assets = Readonly<Record<string, string>>

/** Converts the address of a record's file into its public address. Other addresses and missing files stay unchanged. */
export type ShowFile = (address: string) => string

/** Creates a `ShowFile` that records the converted addresses. */
export const createShowFile = (files: Files): { show: ShowFile; shown: Assets } => {
  const shown: Record<string, string> = {}
  const show: ShowFile = (address) => {
    const path = toPath(address)
    if (path === address || !isFile(files, path)) return address
    const found = addressOf(files, path)
    shown[found] = path
    return found
  }
  return { show, shown }
}

/** Drawings in the frame of every page: as custom properties for style sheets, and their addresses by name. */
export const listDrawings = (files: Files): { css: string; drawings: Assets; assets: Assets } => {
  const shown: Record<string, string> = {}
  const show = (path: string): string => {
    const address = addressOf(files, path)
    shown[address] = path
    return address
  }
  const property = (name: string): string => {
    const path = drawingPath(name)
    return files.has(path) ? `--drawing-${name}:url("${inlineDrawing(files, path) ?? show(path)}");` : ''
  }
  const rules = Object.entries(backgrounds).map(
    ([selector, names]) => `${selector}{${names.map(property).join('')}}`,
  )
  const paths = files
    .list('pictures')
    .filter((path) => /^pictures\/emblem-[^/]+\.svg$/.test(path))
    .concat(drawingNames.map(drawingPath).filter((path) => files.has(path)))
  const drawings = Object.fromEntries(paths.map((path) => [parse(path).name, show(path)]))
  return { css: `@layer tokens{${rules.join('')}}`, drawings, assets: shown }
}

/** In bytes. A smaller drawing costs less inline than a request. */
const maxInlined = 2000

/** A small drawing as a `data:` URL; undefined for a larger drawing and for a missing file. */
export const inlineDrawing = (files: Files, path: string, most = maxInlined): string | undefined =>
  isFile(files, path) && files.size(path) <= most ? svgDataUrl(files.text(path)) : undefined

/** Address of a file. It contains a hash of the content, so that it can be cached forever. */
const addressOf = (files: Files, path: string): string => addressWith(path, files.hash(path))

/** Address of a file with a hash. */
export const addressWith = (path: string, hash: string): string => {
  const { dir, name, ext } = parse(path)
  const segments = [...dir.split('/').filter(Boolean), `${name}-${hash.slice(0, 8)}${ext}`]
  return `/content/files/${segments.map(encodeURIComponent).join('/')}`
}

/** False for a folder with the name of a file. */
const isFile = (files: Files, path: string): boolean => {
  try {
    return files.has(path) && files.size(path) >= 0
  } catch (error) {
    if (error instanceof ContentError) return false
    throw error
  }
}

const drawingPath = (name: string): string => `pictures/${name}.svg`
