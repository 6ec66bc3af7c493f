import type { RecordOf } from '@kampana/shared/resource'
import type { monographs } from '@kampana/shared/resources/monographs'
import { collectErrors } from '../content-error.ts'
import type { KnownPaths, Reading } from '../editing/read-cache.ts'
import type { Files } from '../files.ts'
import { renderText } from '../body/render-text.ts'
import { monographPath, type Monograph, type MonographText } from '../monograph.ts'
import { plainText } from '../markdown/plain-text.ts'
import { applyTypographyDeep } from '../markdown/typography.ts'
import { toShownFile } from '../records/layouts/shown-file.ts'
import { monographFile, monographFiles } from '../records/monographs.ts'

/**
 * Reads every monograph, in the order of lists, with its text and, for the search, its plain text. `paths` are those that its links
 * may have.
 */
export const readMonographs = (
  { files, remember, track }: Reading,
  paths: Iterable<string>,
): { page: MonographText; words: string; samples: { file: string; names: readonly string[] } }[] => {
  const records = remember('monographs', '', () => monographFiles.read(files))
  const listed = records
    .map(({ values, samples }) => ({ record: values as Values, samples }))
    .toSorted((a, b) => compare(a.record, b.record))
    .map(({ record, samples }) => ({ entry: toMonograph(record, files), samples }))
  const known = track(new Set([...paths, ...listed.map(({ entry }) => monographPath(entry.link))]))
  return collectErrors(
    listed.map(({ entry, samples }) => () => {
      const file = monographFile(entry.link)
      const { html, contents } = remember(file, '', () => readMonographText(file, files, known))
      const page = { ...applyTypographyDeep(entry), html, contents }
      return { page, words: plainText(html), samples: { file, names: samples } }
    }),
  )
}

type Values = Omit<RecordOf<typeof monographs>, 'id'>

/** What has no place stands first, the newest before others. */
const compare = (a: Values, b: Values): number =>
  (a.position ?? -1) - (b.position ?? -1) ||
  (b.year ?? 0) - (a.year ?? 0) ||
  (a.title < b.title ? -1 : a.title > b.title ? 1 : 0)

/** A monograph is shown only once it has all of these (`requiredWith`). */
const toMonograph = (record: Values, files: Files): Monograph => {
  const { address, category, title, description, authors, year, file } = record
  const { address: href, bytes } = toShownFile(file ?? '', files)
  return {
    category: category ?? '',
    title,
    description: description ?? '',
    link: address.slice(address.lastIndexOf('/') + 1),
    authors: authors ?? '',
    year: year ?? 0,
    file: href,
    ...(bytes !== undefined && { size: Math.round(bytes / 1000) }),
  }
}

const readMonographText = (file: string, files: Files, paths: KnownPaths) => {
  const whole = files.text(file)
  const text = whole.replace(/^---\n[\s\S]*?\n---\n+/, '')
  const firstLine = whole.slice(0, whole.length - text.length).split('\n').length
  const html = renderText({ file, text, firstLine }, { files, paths })
  const contents = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: plainText(title),
  }))
  return { html, contents }
}
