import { programsPath } from '@kampana/shared/content/programs-path'
import { researchPath } from '@kampana/shared/content/research-path'
import { carriedFields, type FolderRecord } from '@kampana/shared/content/folder-records'
import { academicCalendar } from '@kampana/shared/resources/academic-calendar'
import { calendarEntries } from '@kampana/shared/resources/calendar-entries'
import { college } from '@kampana/shared/resources/college'
import { contact } from '@kampana/shared/resources/contact'
import { downloads } from '@kampana/shared/resources/downloads'
import { home } from '@kampana/shared/resources/home'
import { monographs } from '@kampana/shared/resources/monographs'
import { offices } from '@kampana/shared/resources/offices'
import { pages } from '@kampana/shared/resources/pages'
import { people } from '@kampana/shared/resources/people'
import { programs } from '@kampana/shared/resources/programs'
import { redirects } from '@kampana/shared/resources/redirects'
import { searchTerms } from '@kampana/shared/resources/search-terms'
import { suspensionRules } from '@kampana/shared/resources/suspension-rules'
import type { Field } from '@kampana/engine-declare/kinds/index'
import { meetsCondition } from '@kampana/engine-declare/kinds/modifiers'
import { sortPosition } from '@kampana/engine-declare/lists/position-field'
import type { Resource } from '@kampana/engine-declare/resource'
import { fromPageFile, toPageFile } from '../pages/page-files.ts'
import { placeInYear } from './orders.ts'

type Values = FolderRecord['values']

/** Place of a resource's records in the college's folder. */
export type Place = { resource: Resource; beside?: readonly Beside[] } & (
  | { /** YAML file of the record. */ file: string }
  | {
      /** YAML file with a list. */ list: string
      /** Sort key of its entries. */ by: (values: Values) => string
    }
  | RecordFolder
)

/** Markdown files with front matter, one per record. */
export interface RecordFolder {
  folders: readonly string[]
  toFile: (values: Values) => string
  /** Values in the path of a file. They aren't in its front matter. */
  fromFile: (path: string) => Values
}

/** A file beside a record's main file, or a folder with a file of the same name, and its fields. */
export type Beside = { fields: readonly string[] } & ({ file: string } | { folder: string })

const byPosition = (values: Values): string => String(values[sortPosition])

/** Folder of records that are named by the last part of their address. */
const named = (folder: string, path: string): RecordFolder => ({
  folders: [folder],
  toFile: ({ address }) => `${folder}${String(address).slice(path.length)}.md`,
  fromFile: (file) => ({ address: path + file.slice(folder.length, -'.md'.length) }),
})

/** Places of the resources in the folder, in the order of their references. */
export const places: readonly Place[] = [
  {
    resource: contact,
    file: 'contact.yaml',
    beside: [{ file: 'privacy-notice.md', fields: ['privacy_title', 'privacy_summary', 'privacy'] }],
  },
  {
    resource: college,
    file: 'college.yaml',
    beside: [
      { file: 'seal.svg', fields: ['seal'] },
      { file: 'seal-mono.svg', fields: ['seal_mono'] },
    ],
  },
  { resource: home, file: 'home.yaml' },
  {
    resource: searchTerms,
    list: 'search.yaml',
    by: ({ page, words }) => `${String(page ?? '~')} ${String(words)}`,
  },
  { resource: programs, ...named('programs', programsPath) },
  { resource: academicCalendar, file: 'academic-calendar.yaml' },
  { resource: calendarEntries, list: 'calendar-entries.yaml', by: placeInYear },
  { resource: offices, list: 'offices.yaml', by: byPosition },
  { resource: people, list: 'people.yaml', by: byPosition },
  {
    resource: pages,
    folders: ['pages', 'menu'],
    toFile: ({ address, title }) => toPageFile((address ?? null) as string | null, String(title)),
    fromFile: (path) => ({ address: fromPageFile(path) }),
    beside: [{ folder: 'fil', fields: ['fil_title', 'fil_standing', 'fil_action', 'fil_body'] }],
  },
  { resource: redirects, list: 'redirects.yaml', by: ({ path }) => String(path) },
  {
    resource: suspensionRules,
    list: 'suspension-rules.yaml',
    by: ({ announced, title }) => `${String(announced)} ${String(title)}`,
  },
  { resource: monographs, ...named('monographs', researchPath) },
  { resource: downloads, list: 'data/downloads.yaml', by: byPosition },
]

/** Place of the college's own resource. */
export const ownPlace = (resource: Resource): Place => ({
  resource,
  list: `records/${resource.name}.yaml`,
  by: resource.byHand
    ? byPosition
    : (values) => `${String(values[resource.title])} ${JSON.stringify(values)}`,
})

/** Place of a resource by its name. */
export const findPlace = (name: string): Place => {
  const place = places.find(({ resource }) => resource.name === name)
  if (!place) throw new Error(`${name} has no place in the folder.`)
  return place
}

/** A file of a record. */
export interface RecordFile {
  path: string
  /** Fields in its mapping, or the field of a drawing. */
  fields: readonly string[]
  /** Fields that its sample mark may name. */
  marked: readonly string[]
  /** Field of the text below its front matter. */
  text: string | undefined
  /** True if the file may be missing. */
  isOptional: boolean
}

/** Files of a record, the main one first. An entry of `menu/` has no file beside it. */
export const filesOf = (place: Place, main: string): [RecordFile, ...RecordFile[]] => {
  const { resource, beside = [] } = place
  const inPath = 'fromFile' in place ? Object.keys(place.fromFile('')) : []
  const others = new Set(beside.flatMap(({ fields }) => fields).concat(inPath))
  const texts = new Set(beside.filter((each) => !isDrawing(each)).flatMap(({ fields }) => fields))
  const carried = carriedFields(resource)
  const toFile = (path: string, fields: readonly string[], marked = fields): RecordFile => {
    const text = path.endsWith('.md')
      ? fields.find((name) => resource.fields[name]?.kind === 'richText')
      : undefined
    const isOptional = path !== main && fields.every((name) => !resource.fields[name]?.required)
    return { path, fields: fields.filter((name) => name !== text), marked, text, isOptional }
  }
  return [
    toFile(
      main,
      carried.filter((field) => !others.has(field)),
      carried.filter((field) => !texts.has(field)),
    ),
    ...beside.flatMap((each) => {
      const path = 'file' in each ? each.file : beneath(place, each.folder, main)
      return path === undefined ? [] : [toFile(path, each.fields)]
    }),
  ]
}

const isDrawing = (beside: Beside): boolean => 'file' in beside && beside.file.endsWith('.svg')

/** Path of a file in a folder of texts beside the first folder of a place. */
const beneath = (place: Place, folder: string, main: string): string | undefined => {
  const own = 'folders' in place ? `${place.folders[0]}/` : ''
  return main.startsWith(own) ? `${folder}/${main.slice(own.length)}` : undefined
}

/** Value of an omitted field: the initial option of a choice, or off; undefined for none. */
export const omittedValue = (field: Field | undefined, values: Values): unknown => {
  if (!field || !meetsCondition(field, values[field.condition?.field ?? ''])) return undefined
  if (field.kind === 'boolean') return field.required ? 0 : undefined
  return field.kind === 'select' ? field.initial : undefined
}
