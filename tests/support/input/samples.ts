import { readCollegeIdentity, type CollegeLists } from '@kampana/server/college/college'
import { inputName, type Field, type FieldKind, type Related } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'
import sharp from 'sharp'
import type { College } from '../people/college.ts'
import type { Person } from '../people/person.ts'
import type { SampledKind } from './every-kind.ts'
import { bodyOf } from './rich-text.ts'
import { wordDocument } from './zip.ts'

/** What fields may lead to: uploads, and records of other resources, two of each where there can be. */
export interface Surroundings {
  pictures: readonly string[]
  files: readonly string[]
  records: Readonly<Record<string, readonly Related[]>>
  lists: CollegeLists
}
/** A value as people send it and as it is read afterwards. */
export interface Sample {
  input: string
  sent: unknown
  read: unknown
}

/** Uploads two pictures and two files, and finds two records of everything that a resource's fields lead to. */
export const surroundingsFor = async (college: College, resource: Resource): Promise<Surroundings> => {
  const { administrator, staff, publish } = college
  await staff({})
  await staff({})
  await publish()
  const led = Object.values(resource.fields).flatMap((field) => ('resource' in field ? [field.resource] : []))
  const has = (kind: Field['kind']) => Object.values(resource.fields).some((field) => field.kind === kind)
  const records: Record<string, Related[]> = {}
  for (const name of new Set(led)) records[name] = await twoOf(college, name, resource)
  return {
    pictures: has('picture')
      ? await upload(administrator, 'image', [await photo('#111'), await photo('#eee')])
      : [],
    files: has('file') ? await upload(administrator, 'file', [wordDocument(), wordDocument({ a: 'b' })]) : [],
    records,
    lists: (await readCollegeIdentity()).lists,
  }
}

/** Values for every field that people write: `turn` 0 and 1 give different ones. */
export const samplesOf = (
  { fields }: Resource,
  turn: 0 | 1,
  around: Surroundings,
): Record<string, Sample> => {
  const written = Object.entries(fields).filter(([, field]) => !field.readOnly)
  const samples = written.map(([name, field]): [string, Sample] => {
    const [sent, read = sent] = valueOf(field, turn, around)
    return [name, { input: inputName(name, field), sent, read }]
  })
  const all = Object.fromEntries(samples)
  const isUsed = ({ condition }: Field): boolean => !condition || all[condition.field]?.sent === condition.is
  return Object.fromEntries(written.filter(([, field]) => isUsed(field)).map(([name]) => [name, all[name]!]))
}

/** The samples as a body of a request. */
export const bodyWith = (samples: Readonly<Record<string, Sample>>): Record<string, unknown> =>
  Object.fromEntries(Object.values(samples).map(({ input, sent }) => [input, sent]))
/** The samples as a record has them. */
export const recordWith = (samples: Readonly<Record<string, Sample>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(samples).map(([name, { read }]) => [name, read]))

type Turn = 0 | 1
type Value<F extends Field> = (field: F, turn: Turn, around: Surroundings) => [sent: unknown, read?: unknown]

const wordOf = (turn: Turn): string => (turn === 0 ? 'First' : 'Second')
const words: Value<Extract<Field, { max: number; kind: 'text' | 'longText' }>> = ({ label, max }, turn) => [
  `${wordOf(turn)} ${label}`.slice(0, max),
]
const values: { [K in SampledKind]: Value<Extract<Field, { kind: K }>> } = {
  text: words,
  longText: words,
  richText: ({ label }, turn) => [bodyOf(`${wordOf(turn)} ${label}`)],
  email: (_field, turn) => [`${wordOf(turn).toLowerCase()}@college.example`],
  url: (_field, turn) => [`https://${wordOf(turn).toLowerCase()}.example/a?b=c`],
  day: (_field, turn) => [`2999-0${turn + 1}-01`],
  datetime: (_field, turn) => [
    `2999-0${turn + 1}-01T08:00:00+08:00`,
    `2999-0${turn + 1}-01T00:00:00.000000Z`,
  ],
  select: ({ options }, turn) => [options.at(turn === 0 ? 0 : -1)!.value],
  number: ({ min = 1, max = min + 1.5 }, turn) => [turn === 0 ? min : max],
  money: (_field, turn) => [turn === 0 ? 5 : 123_450],
  boolean: (_field, turn) => [turn],
  tags: ({ of }, turn, { lists }) => [lists[of].slice(turn, turn + 1)],
  picture: (_field, turn, { pictures }) => [pictures[turn]],
  file: (_field, turn, { files }) => [files[turn]],
  reference: ({ resource }, turn, { records }) => {
    const record = records[resource]?.[turn] ?? null
    return [record?.id ?? null, record]
  },
  referenceMany: ({ resource }, turn, { records }) => {
    const some = (records[resource] ?? []).slice(turn)
    return [some.map(({ id }) => id), some]
  },
}

const valueOf = (field: Field, turn: Turn, around: Surroundings): [sent: unknown, read?: unknown] => {
  const value = (values as Partial<Record<FieldKind, unknown>>)[field.kind] as Value<Field> | undefined
  if (!value) throw new Error(`Nobody can say what a field of the kind ${field.kind} is like.`)
  return value(field, turn, around)
}

/** Two records of a resource, made where there are none and they can be; of the one that asks there are none yet. */
const twoOf = async (college: College, name: string, asking: Resource): Promise<Related[]> => {
  if (name === asking.name) return []
  const related = (resources as readonly Resource[]).find((each) => each.name === name)!
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
