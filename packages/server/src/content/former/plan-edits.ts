import type { FormerDraftProblem } from '@kampana/engine-declare/messages/former-draft-messages'
import type { DataValues } from './data-blocks.ts'
import { isPage, type FormerSite } from './former-folder.ts'
import { parsePageText, parseValues } from './page-text.ts'
import type { LeftText, WaitingRelease, WaitingText } from './waiting-texts.ts'
import type { PageData } from './data-marks.ts'

/** A page's file with the values it showed. */
export interface Side extends PageData {
  text: string
}

/** Changes to one page. */
export interface PageEdit {
  path: string
  /** Drafts with these changes: of the page's file, of its data file, or of both. */
  texts: readonly WaitingText[]
  /** Null for a new page, undefined if the starting text is unknown. */
  before: Side | null | undefined
  after: Side
}

/** Changes to pages, and drafts without any effect on a page. */
export interface PlannedEdits {
  edits: PageEdit[]
  left: LeftText[]
}

/** Finds the effects of a set of drafts on pages. */
export const planEdits = (release: WaitingRelease, site: FormerSite): PlannedEdits => {
  const drafts = new Map(release.texts.map((each) => [each.path, each]))
  const planning = { drafts, site }
  const edits: PageEdit[] = release.texts.flatMap((text) =>
    isPage(text.path) && text.text !== null ? [editPage(planning, text, text.text)] : [],
  )
  const own = new Set(edits.map(({ path }) => path))
  const shown = site.pages().flatMap((path) => (own.has(path) ? [] : showData(planning, path)))
  const all = edits.concat(shown)
  const used = new Set(all.flatMap(({ texts }) => texts))
  return {
    edits: all,
    left: release.texts.flatMap((text) => (used.has(text) ? [] : [{ text, problem: problemOf(text, site) }])),
  }
}

const problemOf = ({ path, text }: WaitingText, { hasFolder }: FormerSite): FormerDraftProblem => {
  if (path === 'site-map.yaml') return 'menus'
  if (isPage(path) && text === null) return 'deletes'
  return path.startsWith('data/') && !hasFolder ? 'values' : 'file'
}

interface Planning {
  drafts: ReadonlyMap<string, WaitingText>
  site: FormerSite
}

const editPage = ({ drafts, site }: Planning, draft: WaitingText, text: string): PageEdit => {
  const began = draft.base ?? site.text(draft.path)
  const after = toSide(text, (path) => drafts.get(path)?.text ?? site.text(path))
  const data = drafts.get(dataFile(text))
  return {
    path: draft.path,
    texts: data ? [draft, data] : [draft],
    before: began === undefined ? undefined : isNew(began) ? null : beforeSide({ drafts, site }, began),
    after,
  }
}

/** A new or deleted file has no text. */
const isNew = (text: string | null): text is '' | null => text === null || text === ''

/** Effect of a data file's draft on a page that showed its values. */
const showData = ({ drafts, site }: Planning, path: string): PageEdit[] => {
  const text = site.text(path)
  const data = text ? drafts.get(dataFile(text)) : undefined
  if (!text || !data || data.text === null) return []
  return [
    {
      path,
      texts: [data],
      before: beforeSide({ drafts, site }, text),
      after: toSide(text, (file) => drafts.get(file)?.text ?? site.text(file)),
    },
  ]
}

const beforeSide = ({ drafts, site }: Planning, text: string): Side =>
  toSide(text, (path) => drafts.get(path)?.base ?? site.text(path))

const dataFile = (text: string): string => `data/${String(parsePageText(text).head['data'])}`

const toSide = (text: string, find: (path: string) => string | null | undefined): Side => {
  const readData = (file: string): DataValues | undefined => {
    const found = find(`data/${file}`)
    return found == null ? undefined : parseValues(found)
  }
  return { text, values: readData(dataFile(text).slice('data/'.length)), readData }
}
