import { stringify } from 'yaml'
import { z } from 'zod'
import type { ContentFault } from '../../../packages/site/src/content/content-error.ts'
import { splitFrontMatter } from '../../../packages/site/src/content/markdown/read-markdown.ts'
import type { Content } from '../../../packages/site/src/content/read-content.ts'
import type { Files } from '../../../packages/site/src/content/files.ts'
import { downloadsPath } from '../../../packages/site/src/content/records/downloads.ts'
import { readData } from '../../../packages/site/src/content/yaml/data.ts'
import { readYaml } from '../../../packages/site/src/content/yaml/read-yaml.ts'
import { compareTexts, type ComparedPage } from './compare-texts.ts'
import { placeEntries, type PlacedEntry } from './menu-entries.ts'
import { convertText } from './page-text.ts'

/** The pages of a folder in the new layout. */
export interface ConvertedPages {
  /** Texts of files by their paths. */
  texts: Map<string, string>
  /** The files that these take the place of. */
  former: Set<string>
  /** What is not as it was; the file named is kept as it was. */
  faults: ContentFault[]
  /** What is as it was in other words. */
  notes: ContentFault[]
}

const frontMatter = z.looseObject({
  title: z.string(),
  description: z.string(),
  standing: z.string().optional(),
  data: z.string().optional(),
  sample: z.literal(true).optional(),
})

const privacyNotice = 'privacy-notice.md'

/** Converts every page of a folder, as `content` shows it. */
export const convertPages = (files: Files, content: Content, groups: readonly string[]): ConvertedPages => {
  const { entries, faults } = placeEntries(files)
  const pages: ConvertedPages = { texts: new Map(), former: new Set(['site-map.yaml']), faults, notes: [] }
  const compared: ComparedPage[] = []
  const convert = createConverter(files, { content, groups, pages, compared })
  for (const entry of entries) pages.texts.set(entry.file, convert(entry))
  pages.texts.set(privacyNotice, convert(undefined))
  pages.faults.push(...compareTexts(files, content, compared))
  tellUnused(files, compared, pages)
  return pages
}

interface Converting {
  content: Content
  groups: readonly string[]
  pages: ConvertedPages
  compared: ComparedPage[]
}

/** Converts an entry of the site map with its text; without one the privacy notice. */
const createConverter =
  (files: Files, { content, groups, pages, compared }: Converting) =>
  (placed: PlacedEntry | undefined): string => {
    if (placed && placed.kind !== 'page') return toFile(headOf(placed, {}))
    const path = placed?.entry.path
    const file = placed ? `pages${path}.md` : privacyNotice
    pages.former.add(file)
    const { head, body, firstLine } = splitFrontMatter(files.text(file), file)
    const { value: own } = readYaml(head, frontMatter, file, 2)
    if (own.data !== undefined) pages.former.add(`data/${own.data}`)
    if (placed) pages.faults.push(...differingHeads(file, own, placed))
    const { data, sample, ...said } = own
    const isSample = sample === true || hasSamples(files, data)
    const front = placed
      ? headOf(placed, { ...said, sample: isSample })
      : { ...said, ...(isSample && { sample: true }) }
    const dataFile = data === undefined ? undefined : `data/${data}`
    const text = convertText(body, dataFile, { files, content, groups })
    if ('problem' in text) {
      pages.faults.push({ file, line: firstLine, problem: `${text.problem} It is to be written anew.` })
      return toFile({ ...front, ...(placed && { kind: 'placeholder' }) })
    }
    for (const line of text.changed)
      pages.notes.push({
        file,
        line: lineOf(body, line, firstLine),
        problem: `${line} is headings with facts now.`,
      })
    compared.push({ path, file, dataFile, head, body, firstLine, text: text.compared, changed: text.changed })
    return toFile(front, text.text)
  }

const lineOf = (body: string, part: string, firstLine: number): number =>
  firstLine + body.slice(0, Math.max(0, body.indexOf(part))).split('\n').length - 1

interface OwnHead {
  title?: string
  description?: string
  standing?: string | undefined
  sample?: boolean | undefined
}

const headOf = ({ entry, kind, parent, place, isSample }: PlacedEntry, own: OwnHead) => {
  const standing = own.standing ?? entry.standing
  return {
    title: own.title ?? entry.title,
    ...(kind !== 'page' && { kind }),
    ...(parent !== undefined && { parent }),
    place,
    ...(entry.href !== undefined && { href: entry.href }),
    ...(entry.hidden && { hidden: true }),
    ...(standing !== undefined && { standing }),
    ...(own.description !== undefined && { description: own.description }),
    ...(entry.emblem !== undefined && { emblem: entry.emblem }),
    ...(entry.see && { see: entry.see }),
    ...(entry.until !== undefined && { until: entry.until }),
    ...samplesOf(entry.sample ?? [], isSample || own.sample === true),
  }
}

const samplesOf = (marks: readonly string[], isAll: boolean): { sample?: true | string[] } => {
  if (isAll) return { sample: true }
  const kept = marks.filter((name) => ['title', 'standing', 'href'].includes(name))
  return kept.length > 0 ? { sample: kept } : {}
}

/** A page has one title and one line under it: its own, where the menu has another. */
const differingHeads = (file: string, own: OwnHead, { entry }: PlacedEntry): ContentFault[] =>
  [
    own.title !== entry.title &&
      `is called "${own.title}" itself and "${entry.title}" in menus: "${own.title}" everywhere now.`,
    entry.standing !== undefined &&
      own.standing !== entry.standing &&
      `has the line "${own.standing ?? ''}" under its title and "${entry.standing}" in lists: one of them now.`,
  ]
    .filter((problem) => problem !== false)
    .map((problem) => ({ file, line: 2, problem }))

const toFile = (front: object, text?: string): string => {
  const head = `---\n${stringify(front, { lineWidth: 100 })}---\n`
  return text === undefined ? head : `${head}\n${text}`
}

const hasSamples = (files: Files, data: string | undefined): boolean =>
  data !== undefined && readData(files, `data/${data}`).samples.names.length > 0

/** Tells values of data files that no text shows: their files are kept, since nothing else has them. */
const tellUnused = (files: Files, compared: readonly ComparedPage[], { notes }: ConvertedPages): void => {
  const shownInLists = new Set(
    compared.flatMap(({ dataFile, body }) =>
      dataFile !== undefined && body.includes('::directory')
        ? [JSON.stringify(readData(files, dataFile).value)]
        : [],
    ),
  )
  for (const [dataFile, pages] of Map.groupBy(compared, (page) => page.dataFile)) {
    if (dataFile === undefined || dataFile === downloadsPath) continue
    const { value, findLine } = readData(files, dataFile)
    const isListed = [...shownInLists].some((list) => list.includes(`"${dataFile.slice('data/'.length)}"`))
    for (const key of Object.keys(value)) {
      const isShown = pages.some(({ body }) => new RegExp(`\\bdata\\.${key}\\b`).test(body))
      if (isShown || (isListed && ['office', 'faculty'].includes(key))) continue
      notes.push({ file: dataFile, line: findLine([key]), problem: `${key} is shown by no text.` })
    }
  }
}
