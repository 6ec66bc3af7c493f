import { inputName, type Field } from '@kampana/engine-declare/kinds/index'
import { recordRoute, type Resource } from '@kampana/engine-declare/resource'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../support/people/person.ts'
import { specimenOf } from '../../support/input/specimen-values.ts'
import { bodyWith, recordWith, type Sample } from '../../support/input/samples.ts'
import { declaredResources } from '../../support/declared-resources.ts'
import {
  collegeOfTheOnly,
  collegeWithOne,
  plain,
  singletons,
  withoutFixed,
  type AnyRecord,
} from '../../support/people/declared-college.ts'

describe.each(plain.all)('declared records: $name', (resource) => {
  const path = `/api/${resource.name}`
  const { singular, title } = resource

  test('are created, read, edited, deleted and restored, each with a message and one log entry', async () => {
    const { administrator, first, second, made, id } = await collegeWithOne(resource)
    const isLive = made.data['status'] === 'published'
    const message = isLive ? 'Published on the website.' : `The ${singular} was created.`
    expect(made).toMatchObject({ message, data: recordWith(first) })
    expect(await recordAt(administrator, path, id)).toMatchObject(recordWith(first))

    const changes = withoutFixed(resource, second)
    const edited = await administrator.put<AnyRecord>(`${path}/${id}`, bodyWith(changes))
    expect(edited.body).toMatchObject({ message: `The ${singular} was saved.`, data: recordWith(changes) })
    const again = await administrator.put<AnyRecord>(`${path}/${id}`, bodyWith(changes))
    expect(again.body.message).toBe('Nothing was changed.')

    expect((await administrator.delete(`${path}/${id}`)).body.message).toBe(`The ${singular} was deleted.`)
    expect((await administrator.get(`${path}/${id}`)).status).toBe(404)
    expect((await administrator.post(`${path}/${id}/restore`)).status).toBe(200)
    expect(await recordAt(administrator, path, id)).toMatchObject(recordWith(changes))

    const [before, after] = [first[title]!.read, (changes[title] ?? first[title]!).read]
    expect(await logOf(administrator, resource)).toEqual([
      `admin created the ${singular} '${String(before)}'`,
      `admin edited the ${singular} '${String(before)}'`,
      `admin deleted the ${singular} '${String(after)}'`,
      `admin restored the ${singular} '${String(after)}'`,
    ])
  })
})

describe.each(plain.thorough)('declared fields: $name', (resource) => {
  const path = `/api/${resource.name}`
  const { singular, title } = resource

  test('are logged with their old and new values', async () => {
    const { administrator, first, second, id } = await collegeWithOne(resource)
    const changes = withoutFixed(resource, second)
    await administrator.put(`${path}/${id}`, bodyWith(changes))
    const { properties } = await entryOf(administrator, resource)
    const changed = Object.keys(changes).filter((name) => !isSame(first[name]?.read, changes[name]!.read))
    for (const name of changed.filter((each) => !resource.unlogged?.includes(each)))
      expect([name, properties.old?.[name], properties.attributes?.[name]]).toEqual([
        name,
        first[name]?.read ?? null,
        changes[name]!.read,
      ])
  })

  test("can be cleared and filtered by emptiness if optional, and server values can't be set", async () => {
    const { administrator, first, id } = await collegeWithOne(resource)
    const fields = Object.entries(resource.fields)
    for (const [name, field] of fields.filter(([, { readOnly }]) => readOnly)) {
      const input = inputName(name, field)
      const { status, body } = await administrator.put(`${path}/${id}`, { [input]: 1 })
      expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, [input]])
    }
    const loose = fields.filter(
      ([name, { readOnly, required, requiredWith, condition, fixed }]) =>
        !readOnly && !required && !requiredWith && !condition && !fixed && name in first,
    )
    for (const [name, field] of loose) {
      const none = Array.isArray(first[name]!.read) && 'resource' in field ? [] : null
      const input = inputName(name, field)
      const answer = await administrator.put<AnyRecord>(`${path}/${id}`, { [input]: none })
      expect([name, answer.status, answer.body.data[name]]).toEqual([name, 200, none])
    }
    for (const [name, field] of loose.filter(([, { inList }]) => inList)) {
      const values = filtersFor(name, field, first[name]!).flatMap((filter) =>
        Object.entries(filter).flatMap(([key, value]) => (key === name ? [value] : [])),
      )
      for (const asked of [
        { [`${name}_empty`]: 1 },
        ...values.map((value) => ({ [name]: [value, null].flat() })),
      ]) {
        const filter = new URLSearchParams({ filter: JSON.stringify(asked) })
        const { body } = await administrator.get<AnyRecord[]>(`${path}?${filter}`)
        expect([asked, body.data.map((record) => record.id)]).toEqual([asked, [id]])
      }
    }
  })

  test('filter the list, and sort it if they have an order', async () => {
    const { administrator, first, second, id } = await collegeWithOne(resource)
    const other = (await administrator.post<AnyRecord>(path, bodyWith(second))).body.data.id
    const found = async (query: object): Promise<number[]> => {
      const given = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])
      const answer = await administrator.get<AnyRecord[]>(`${path}?${new URLSearchParams(given)}`)
      expect([query, answer.status]).toEqual([query, 200])
      return answer.body.data.map((record) => record.id)
    }
    for (const [name, field] of Object.entries(resource.fields).filter(
      ([name, field]) => name in first && field.inList,
    )) {
      for (const filter of filtersFor(name, field, first[name]!))
        expect([filter, (await found({ filter })).includes(id)]).toEqual([filter, true])
      for (const filter of excluding(name, field, first[name]!, second[name]))
        expect([filter, await found({ filter })]).toEqual([filter, [other]])
    }
    for (const name of sortable(resource, first))
      expect(new Set(await found({ sort: [name, 'ASC'] }))).toEqual(new Set([id, other]))
    expect(await found({ sort: [title, 'ASC'] })).toEqual([id, other])
    expect(await found({ sort: [title, 'DESC'] })).toEqual([other, id])
    expect(await found({ filter: { q: String(first[resource.search[0]!]!.read) } })).toEqual([id])
  })

  test('prevent deletion of a record while another refers to it, and name the other', async () => {
    const { administrator, first, id } = await collegeWithOne(resource)
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'reference' || first[name]?.sent == null) continue
      const related = declaredResources.find((each) => each.name === field.resource)!
      const target = `/api/${related.name}/${String(first[name].sent)}`
      const refused = await administrator.delete(target)
      expect([refused.status, refused.body.message]).toEqual([
        409,
        `The ${related.singular} can’t be deleted because it is still used by 1 ${singular}.`,
      ])
    }
    expect((await administrator.delete(`${path}/${id}`)).status).toBe(200)
  })
})

describe.each(singletons.all)('declared single record: $name', (resource) => {
  const path = recordRoute(resource)
  const { singular, label } = resource

  test('is read, edited and restored without an id, with a message and log entries', async () => {
    const { administrator, first, second } = await collegeOfTheOnly(resource)
    expect((await administrator.get<AnyRecord>(path)).body.data.id).toBe(1)
    const edited = await administrator.put<AnyRecord>(path, bodyWith(first))
    expect(edited.body).toMatchObject({ message: `The ${singular} was saved.`, data: recordWith(first) })
    const stale = { 'if-match': (await administrator.get(path)).headers['etag']! }
    await administrator.put(path, bodyWith(second))
    expect((await administrator.get<AnyRecord>(path)).body.data).toMatchObject(recordWith(second))
    expect((await administrator.put(path, bodyWith(first), stale)).status).toBe(412)

    const { body } = await administrator.get<{ id: number }[]>(`${path}/versions`)
    const put = await administrator.put<AnyRecord>(`${path}/versions/${body.data[1]!.id}/restore`)
    expect([put.status, put.body.data]).toMatchObject([200, recordWith(first)])
    expect(new Set(await logOf(administrator, resource))).toEqual(
      new Set([
        `admin edited the ${singular} '${label}'`,
        `admin restored an earlier version of the ${singular} '${label}'`,
      ]),
    )
  })
})

const recordAt = async (person: Person, path: string, id: number): Promise<AnyRecord> =>
  (await person.get<AnyRecord>(`${path}/${id}`)).body.data

/** Log descriptions of a resource, oldest first. */
const logOf = async (person: Person, { name }: Resource): Promise<string[]> => {
  const query = new URLSearchParams({
    filter: JSON.stringify({ resource: name }),
    sort: JSON.stringify(['id', 'ASC']),
  })
  const { body } = await person.get<{ description: string }[]>(`/api/logs?${query}`)
  return body.data.map(({ description }) => description).slice(-4)
}

/** Sortable fields. Fields with several values have no order. */
const sortable = ({ fields }: Resource, samples: Record<string, Sample>): string[] =>
  Object.keys(samples).filter((name) => fields[name]!.inList && specimenOf(fields[name]!).sorts)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

interface Entry {
  id: number
  properties: { old?: Record<string, unknown>; attributes?: Record<string, unknown> }
}
/** The newest log entry of a resource, in full. */
const entryOf = async (person: Person, { name }: Resource): Promise<Entry> => {
  const query = new URLSearchParams({
    filter: JSON.stringify({ resource: name, action: 'edit' }),
    sort: JSON.stringify(['id', 'DESC']),
  })
  const { body } = await person.get<Entry[]>(`/api/logs?${query}`)
  return (await person.get<Entry>(`/api/logs/${body.data[0]!.id}`)).body.data
}

/** Filters that match a record with this value. */
const filtersFor = (name: string, field: Field, { input, sent, read }: Sample): object[] => {
  const { kind } = field
  const { ranges, words } = specimenOf(field)
  if (sent == null) return [{ [`${name}_empty`]: 1 }]
  if (kind === 'referenceMany') {
    const ids = sent as number[]
    return ids.length === 0 ? [{ [`${name}_empty`]: 1 }] : [{ [name]: ids[0] }, { [input]: ids }]
  }
  if (kind === 'tags') return [{ [name]: (sent as string[])[0] }, { [name]: [...(sent as string[]), null] }]
  if (kind === 'rows') return [{ [name]: firstCell(read) }, { [`${name}_empty`]: 0 }]
  return [
    { [name]: kind === 'reference' ? sent : read },
    { [`${name}_empty`]: 0 },
    ...(kind === 'reference' ? [{ [input]: [sent] }] : []),
    ...(ranges ? [{ [`${name}_gte`]: sent, [`${name}_lte`]: sent }] : []),
    ...(words ? [{ [`${name}_q`]: String(read).slice(0, 4).toUpperCase() }] : []),
  ]
}

/** Filters that match only the second record, if the two differ. */
const excluding = (name: string, field: Field, first: Sample, second?: Sample): object[] => {
  const { kind } = field
  if (
    second?.sent == null ||
    JSON.stringify(first.sent) === JSON.stringify(second.sent) ||
    kind === 'referenceMany'
  )
    return []
  if (kind === 'tags') return [{ [name]: second.sent }]
  if (kind === 'rows') return [{ [name]: firstCell(second.read) }]
  return [
    { [name]: kind === 'reference' ? second.sent : second.read },
    ...(specimenOf(field).ranges ? [{ [`${name}_gt`]: first.sent }] : []),
  ]
}

const firstCell = (rows: unknown): unknown => Object.values((rows as object[])[0]!)[0]
