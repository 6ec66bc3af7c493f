import type {
  ContentFileSummary,
  ContentOverview,
  ContentTreeEntry,
} from '@kampana/shared/content/content-api'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { allResources } from '@kampana/shared/resources/index'
import type { Content, SiteMapEntry } from '../content/content.ts'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { listOpenChanges } from './changes.ts'
import { fileKind, isEditablePath } from './editable-path.ts'
import { listFolder } from './folder-texts.ts'
import { findOvertaken } from './new-files.ts'
import type { Viewer } from './viewer.ts'
import type { Website } from './website.ts'

/** The site's tree, all files with their states, and the changes that wait, as a person sees them. */
export const readOverview = async (website: Website, viewer: Viewer): Promise<ContentOverview> => {
  const content = website.siteContent.content()
  const files = await listFiles(website, content, viewer)
  return {
    tree: toTree(content, website.siteContent.records()),
    files,
    changes: await listOpenChanges(website.db),
    college: content.college,
    offices: viewer.offices,
  }
}

/** The addresses of the pages that show each file. */
export const addressesOf = ({ sources }: Pick<Content, 'sources'>, path: string): string[] =>
  sources.filter(({ files }) => files.includes(path)).map(({ address }) => address)

const listFiles = async (
  { db, settings, siteContent }: Website,
  content: Content,
  viewer: Viewer,
): Promise<ContentFileSummary[]> => {
  const states = await readStates(db, settings)
  const published = siteContent.texts()
  const folder = await listFolder(settings.collegeDir)
  const paths = new Set([...folder, ...Object.keys(published), ...states.drafts.keys()])
  return [...paths]
    .filter((path) => published[path] !== null || states.drafts.has(path))
    .sort()
    .map((path) => summarizeFile(path, content, states, viewer))
}

type States = Awaited<ReturnType<typeof readStates>>

/** What the database says of files, by their paths. */
export const readStates = async (db: Database, settings: Pick<Settings, 'collegeDir'>) => {
  const [versions, drafts, reviews, overtaken] = await Promise.all([
    db
      .selectFrom('content_versions')
      .select(['path', 'causer', 'created_at'])
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('content_versions')
          .select((max) => max.fn.max('id').as('id'))
          .groupBy('path'),
      )
      .execute(),
    db
      .selectFrom('content_drafts')
      .innerJoin('content_changes', 'content_changes.id', 'content_drafts.change_id')
      .select([
        'content_drafts.path',
        'content_drafts.causer',
        'content_drafts.updated_at',
        'content_drafts.change_id',
        'content_changes.state',
        'content_changes.publish_at',
      ])
      .execute(),
    db.selectFrom('content_reviews').selectAll().execute(),
    findOvertaken(db, settings),
  ])
  return {
    versions: byPath(versions),
    drafts: byPath(drafts),
    reviews: byPath(reviews),
    /** The folder's texts of files in conflict. */
    conflicts: new Map(overtaken.map(({ head, folder }) => [head.path, folder])),
  }
}

const byPath = <T extends { path: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.path, row]))

export const summarizeFile = (
  path: string,
  content: Content,
  { versions, drafts, reviews, conflicts }: States,
  { rightsOf, isAsked }: Viewer,
): ContentFileSummary => {
  const version = versions.get(path)
  const draft = drafts.get(path)
  const review = reviews.get(path)
  const may = rightsOf(path, addressesOf(content, path))
  return {
    path,
    kind: fileKind(path),
    title: titleOf(path, content),
    published: version ? { by: version.causer, at: version.created_at } : null,
    draft: draft
      ? {
          by: draft.causer,
          at: draft.updated_at,
          change_id: draft.change_id,
          state: draft.state,
          publish_at: draft.publish_at,
        }
      : null,
    samples: content.samples.find(({ file }) => file === path)?.names.length ?? 0,
    conflict: conflicts.has(path),
    review: {
      owner: review?.owner ?? null,
      due: review?.due ?? null,
      checked:
        review?.checked_by && review.checked_at ? { by: review.checked_by, at: review.checked_at } : null,
      mine: isAsked(review?.owner ?? null, may),
    },
    may,
  }
}

const titles: Readonly<Record<string, string>> = {
  'site-map.yaml': 'Menus',
  'privacy-notice.md': 'Privacy notice',
  'theme.css': 'Colours and sizes',
}

/** The title of the page that a file is, or the name of what it holds. */
export const titleOf = (path: string, { sources }: Content): string =>
  titles[path] ?? sources.find(({ files }) => files.includes(path))?.title ?? path.replace(/^.*\//, '')

/** The tree of the site map, with the pages beneath its pages that it doesn't name: the monographs. */
const toTree = ({ entries, sources }: Content, records: ShownRecords): ContentTreeEntry[] => {
  const named = new Set(entries.flatMap(listPaths))
  const filesOf = (address: string): string[] =>
    sources.filter((source) => source.address === address).flatMap(({ files }) => files)
  const beneath = (address: string): ContentTreeEntry[] =>
    sources
      .filter(
        ({ address: own, files }) =>
          !named.has(own) && parentOf(own) === address && files.some(isEditablePath),
      )
      .map(({ address, title, files }) => ({
        title,
        address,
        state: 'live',
        until: null,
        files,
        entries: [],
      }))
  const toEntry = ({ title, kind, path, pages = [], hidden, until }: SiteMapEntry): ContentTreeEntry => ({
    title,
    address: path ?? null,
    state: hidden ? 'hidden' : states[kind],
    until: until ?? null,
    files: path === undefined ? [] : filesOf(path),
    ...recordAt(path, records),
    entries: [...pages.map(toEntry), ...(path === undefined ? [] : beneath(path))],
  })
  return entries.map(toEntry)
}

/** The record that the page at an address shows. */
const recordAt = (path: string | undefined, records: ShownRecords): Pick<ContentTreeEntry, 'record'> => {
  const shown = allResources().find(({ shownAt }) => shownAt !== undefined && shownAt === path)
  return shown
    ? {
        record: {
          resource: shown.name,
          samples: (records[shown.name] ?? []).flatMap((each) => each.samples).length,
        },
      }
    : {}
}

const listPaths = ({ path, pages = [] }: SiteMapEntry): string[] => [
  ...(path === undefined ? [] : [path]),
  ...pages.flatMap(listPaths),
]
const parentOf = (address: string): string => address.replace(/\/[^/]*$/, '')

const states = {
  group: 'group',
  landing: 'live',
  content: 'live',
  live: 'built-in',
  placeholder: 'placeholder',
  external: 'external',
} as const
