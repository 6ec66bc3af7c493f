import { meetsCondition } from '@kampana/engine-declare/kinds/modifiers'
import { inputName, type Field, type Related } from '@kampana/engine-declare/kinds/index'
import { leafFields } from '@kampana/engine-declare/kinds/rows/leaves'
import type { Resource } from '@kampana/engine-declare/resource'
import sharp from 'sharp'
import type { College } from '../people/college.ts'
import type { Person } from '../people/person.ts'
import { pages, type Surroundings } from './specimen.ts'
import { legibleColor } from './legible-color.ts'
import { valueOf } from './specimen-values.ts'
import { servedCollege, servedLevels, servedEmblems } from '../served-college.ts'
import { wordDocument } from './zip.ts'
import { declaredResources } from '../declared-resources.ts'

/** A value as sent and as read afterwards. */
export interface Sample {
  input: string
  sent: unknown
  read: unknown
}

/** Uploads two images and two files, and finds two records of every related resource. */
export const surroundingsFor = async (college: College, resource: Resource): Promise<Surroundings> => {
  const { administrator, staff, publish } = college
  await staff({})
  await staff({})
  await publish()
  const led = Object.values(resource.fields).flatMap((field) => ('resource' in field ? [field.resource] : []))
  const has = (kind: Field['kind']) =>
    Object.values(resource.fields).some((field) => leafFields(field).some((leaf) => leaf.kind === kind))
  const records: Record<string, Related[]> = {}
  for (const name of new Set(led)) records[name] = await twoOf(college, name, resource)
  return {
    pictures: has('picture')
      ? await upload(administrator, 'image', [await photo('#111'), await photo('#eee')])
      : [],
    files: has('file') ? await upload(administrator, 'file', [wordDocument(), wordDocument({ a: 'b' })]) : [],
    records,
    lists: {
      levels: servedLevels,
      campuses: servedCollege.campuses.map(({ name }) => name),
      emblems: servedEmblems,
    },
  }
}

/** Values for every editable field. The `turn` 0 and 1 give different ones. */
export const samplesOf = (
  { name: resource, fields, redirect }: Resource,
  turn: 0 | 1,
  around: Surroundings,
): Record<string, Sample> => {
  const written = Object.entries(fields).filter(([, field]) => !field.readOnly)
  const samples = written.map(([name, field]): [string, Sample] => {
    const ofCollege = resource === 'college' ? collegeValue(name, field, turn, around) : undefined
    const address = name === redirect?.from ? froms[turn] : name === redirect?.to ? pages[turn] : undefined
    const given = ofCollege ?? address
    const value = given === undefined ? valueOf(field, turn, around) : { sent: given, read: given }
    return [name, { input: inputName(name, field), ...value }]
  })
  const all = Object.fromEntries(samples)
  const isUsed = (field: Field): boolean => meetsCondition(field, all[field.condition?.field ?? '']?.sent)
  return Object.fromEntries(written.filter(([, field]) => isUsed(field)).map(([name]) => [name, all[name]!]))
}

/** Values that depend on the college: legible colors, and levels of its programs. */
const collegeValue = (name: string, field: Field, turn: 0 | 1, { lists }: Surroundings): unknown => {
  if (field.kind === 'color') return legibleColor(name, turn)
  const more = turn === 0 ? 'First Level' : 'Second Level'
  return name === 'levels' ? [...lists.levels, more].map((level) => ({ name: level })) : undefined
}

/** Addresses of a redirect. */
const froms = ['/first', '/second'] as const

/** The samples as a request body. */
export const bodyWith = (samples: Readonly<Record<string, Sample>>): Record<string, unknown> =>
  Object.fromEntries(Object.values(samples).map(({ input, sent }) => [input, sent]))
/** The samples as read in a record. */
export const recordWith = (samples: Readonly<Record<string, Sample>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(samples).map(([name, { read }]) => [name, read]))

/** Two records of a resource, created if missing. Returns none for a relation to the resource itself. */
const twoOf = async (college: College, name: string, asking: Resource): Promise<Related[]> => {
  if (name === asking.name) return []
  const related = declaredResources.find((each) => each.name === name)!
  const { body } = await college.administrator.get<Record<string, unknown>[]>(`/api/${name}`)
  const there = body.data.flat()
  while (there.length < 2) there.push(await make(college, related, there.length as 0 | 1))
  return there
    .slice(0, 2)
    .map((record) => ({ id: Number(record.id), description: String(record[related.title]) }))
    .sort((a, b) => a.id - b.id)
}

const make = async (college: College, resource: Resource, turn: 0 | 1): Promise<Record<string, unknown>> => {
  const around = await surroundingsFor(college, resource)
  const body = bodyWith(samplesOf(resource, turn, around))
  return (await college.administrator.post<Record<string, unknown>>(`/api/${resource.name}`, body)).body.data
}

const upload = async (person: Person, field: 'image' | 'file', all: readonly Buffer[]): Promise<string[]> => {
  const links: string[] = []
  for (const bytes of all) {
    const form = new FormData()
    form.append(field, new File([Buffer.from(bytes)], `${field}.bin`))
    const { body } = await person.post<{ link: string }>(`/api/${field}`, form)
    links.push(body.data.link)
  }
  return links
}

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 24, height: 12, channels: 3, background } })
    .png()
    .toBuffer()
