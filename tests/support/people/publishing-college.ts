import { inputName } from '@kampana/engine-declare/kinds/index'
import { ownAddressField } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { slugify } from '@kampana/engine-declare/text/slug'
import { declaredResources } from '../declared-resources.ts'
import { bodyOf } from '../input/rich-text.ts'
import { wordDocument } from '../input/zip.ts'
import type { College } from './college.ts'
import { pageAt } from './pages.ts'
import type { Answer, Person } from './person.ts'

type Values = Record<string, unknown>
type AnyRecord = Values & { id: number }

/** Records of a resource with drafts, as targets of calls. */
export interface Targets {
  /** A live record, and its first version, which differs. */
  live: number
  version: number
  /** Other live records: two to unpublish, and one for bulk actions. */
  down: readonly number[]
  /** Two unpublished records, if the resource has any. */
  drafts: readonly number[]
  /** A record that was live when it was deleted. */
  deleted: number
  /** A body that creates a live record. */
  make: (turn: string) => Values
  /** A body that changes a record. */
  change: (turn: string) => Values
}

export const drafted = declaredResources.filter(({ drafts }) => drafts)

/** The section of the limited role, and two others. Targets are in one of them, unless their resource has no sections. */
export const sections = { inside: '/about-us', outside: '/admission', free: '/student-services' } as const
export type Place = keyof typeof sections

/** Creates the targets of every resource with drafts. */
export const makeTargets = async (college: College, place: Place): Promise<Map<string, Targets>> => {
  const { administrator } = college
  const parent = await pageAt(administrator, sections[place])
  const office = { title: `Office ${place}`, page: sections[place] }
  const made = await done<AnyRecord>(administrator.post('/api/offices', office))
  const hand: Readonly<Record<string, Values>> = {
    updates: { category: 'announcements', updates: bodyOf('Come.'), posted_at: past },
    pages: {
      kind: 'page',
      body: bodyOf('Come.'),
      description: 'Come.',
      parent_id: parent.id,
      posted_at: past,
      under: sections[place],
    },
    offices: { page: sections[place] },
    people: { office_id: made.id },
  }
  const form = new FormData()
  form.append('file', new File([Buffer.from(wordDocument())], 'form.docx'))
  const file = (await done<{ link: string }>(administrator.post('/api/file', form))).link
  const targets = new Map<string, Targets>()
  for (const resource of drafted) {
    const like = hand[resource.name] ?? (await bodyLikeFirst(administrator, resource, file))
    targets.set(resource.name, await aimAt(administrator, resource, like, place))
  }
  return targets
}

const past = '2026-01-02T00:00:00Z'

const done = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const { status, text, body } = await answer
  if (status >= 300) throw new Error(text)
  return body.data
}

/** The body of the first existing record. */
const bodyLikeFirst = async (person: Person, resource: Resource, file: string): Promise<Values> => {
  if (resource.singleton) return {}
  const [first] = await done<AnyRecord[]>(
    person.get(`/api/${resource.name}${resource.byHand ? '?sort=["id","ASC"]' : ''}`),
  )
  const path = resource.actions.includes('show') ? `/api/${resource.name}/${first?.id}` : undefined
  const record = path ? await done<AnyRecord>(person.get(path)) : first
  const written = Object.entries(resource.fields).filter(([, field]) => !field.readOnly)
  return Object.fromEntries(
    written.map(([name, field]) => [
      inputName(name, field),
      field.kind === 'file' ? file : (record?.[name] ?? null),
    ]),
  )
}

const aimAt = async (
  person: Person,
  resource: Resource,
  { under, ...like }: Values,
  place: Place,
): Promise<Targets> => {
  const path = `/api/${resource.name}`
  const field = singletonFields[resource.name] ?? resource.title
  const change = (turn: string): Values => ({ [field]: wordsFor(resource, `${turn} ${place}`) })
  const address = ownAddressField(resource)
  const beneath = under ?? String(like[address ?? '']).replace(/\/[^/]*$/, '')
  const make = (turn: string): Values => ({
    ...like,
    ...change(turn),
    ...(address !== undefined && { [address]: `${beneath as string}/${slugify(`${turn} ${place}`)}` }),
  })
  if (resource.singleton) {
    await done(person.put(path, change('Former')))
    return { live: 1, version: 0, down: [], drafts: [], deleted: 1, make, change }
  }
  const add = async (turn: string, more: Values = {}): Promise<number> =>
    (await done<AnyRecord>(person.post(path, { ...make(turn), ...more }))).id
  const live = resource.drafts?.live
  const first = await add('Live')
  await done(person.put(`${path}/${first}`, change('Former')))
  const versions = await done<{ id: number }[]>(person.get(`${path}/${first}/versions`))
  const targets = {
    live: first,
    version: versions.at(-1)?.id ?? 0,
    down: [await add('Down'), await add('Fallen'), await add('Another')],
    drafts:
      live === undefined ? [] : [await add('Draft', { [live]: null }), await add('New', { [live]: null })],
    deleted: await add('Deleted'),
    make,
    change,
  }
  await done(person.delete(`${path}/${targets.deleted}`))
  return targets
}

/** A public field of each single record. */
const singletonFields: Readonly<Record<string, string>> = {
  college: 'motto',
  home: 'president_closing',
  contact: 'form_title',
  'academic-calendar': 'note',
}

/** A search term requires at least two single words. */
const wordsFor = ({ name }: Resource, text: string): string =>
  name === 'search-terms'
    ? ['one', 'two'].map((each) => slugify(`${text}${each}`).replaceAll('-', '')).join('\n')
    : text
