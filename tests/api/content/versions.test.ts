import type { Version, VersionDetail, VersionPage } from '@kampana/engine-declare/api/version'
import { permissionName } from '@kampana/engine-declare/resource'
import { describe, expect, inject, test } from 'vitest'
import { declaredResources } from '../../support/declared-resources.ts'
import { everyKind } from '../../support/input/every-kind.ts'
import { bodyWith, samplesOf, surroundingsFor, type Sample } from '../../support/input/samples.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { emptyTables } from '../../support/server/empty-tables.ts'
import { makeTables } from '../../support/server/make-tables.ts'

type AnyRecord = Record<string, unknown> & { id: number }
/** Staff don't create accounts and messages, and slides are uploaded. */
const madeElsewhere = new Set(['users', 'messages', 'slides'])
const edited = declaredResources.filter(
  ({ name, actions }) => actions.includes('edit') && actions.includes('create') && !madeElsewhere.has(name),
)
/** Resources with hooks that change input, and one with every kind of field. Before a release, all resources are tested. */
const ownHooks = new Set([
  'roles',
  'updates',
  'pages',
  'college',
  'class-status',
  'monographs',
  'search-terms',
])
const asked = [...edited.filter(({ name }) => inject('whole') || ownHooks.has(name)), everyKind]

describe.each(asked)('versions: a record of $name', (resource) => {
  const path = `/api/${resource.name}`

  const collegeWithOne = async () => {
    const place = await college(resource === everyKind ? { resources: [everyKind] } : {})
    if (resource === everyKind) await makeTables(place, everyKind)
    else if (resource.editorial) await emptyTables(place, resource)
    const around = await surroundingsFor(place, resource)
    const [first, second] = [samplesOf(resource, 0, around), samplesOf(resource, 1, around)]
    const made = await place.administrator.post<AnyRecord>(path, bodyWith(first))
    expect([made.text, made.status]).toEqual([made.text, 201])
    return { ...place, second, one: `${path}/${made.body.data.id}` }
  }
  const read = async (person: Person, one: string) => (await person.get<AnyRecord>(one)).body.data
  const versionsOf = async (person: Person, one: string): Promise<Version[]> => {
    const found: Version[] = []
    for (let query = ''; ;) {
      const { body } = await person.get<Version[]>(`${one}/versions${query}`)
      found.push(...body.data)
      const { next } = body as unknown as VersionPage
      if (next === null) return found
      query = `?before=${next}`
    }
  }

  test('can be restored to its state after each change of each field', async () => {
    const { administrator, one, second } = await collegeWithOne()
    const states = [written(await read(administrator, one))]
    // The end is set before the beginning, because the beginning must not be later than the end.
    for (const sample of Object.values(second).filter(mayChange).toReversed()) {
      const answer = await administrator.put(one, bodyWith(withDependents(sample, second)))
      expect([sample.input, answer.text, answer.status]).toEqual([sample.input, answer.text, 200])
      if (answer.body.message !== 'Nothing was changed.') states.push(written(await read(administrator, one)))
    }
    const versions = (await versionsOf(administrator, one)).toReversed()
    expect(versions.map(({ current }) => current)).toEqual(states.map((_, at) => at === states.length - 1))
    for (const [at, state] of states.entries()) {
      const put = await administrator.put(`${one}/versions/${versions[at]!.id}/restore`)
      expect([at, put.text, put.status]).toEqual([at, put.text, 200])
      expect([at, written(await read(administrator, one))]).toEqual([at, logged(state, states.at(-1)!)])
    }
    const [newest] = await versionsOf(administrator, one)
    expect([undefined, ...versions.map(({ id }) => id)]).toContain(newest?.put_back)
  })

  test('shows an earlier state to users with show or edit permission, and only editors restore it', async () => {
    const { administrator, staff, visitor, one, second } = await collegeWithOne()
    const before = await read(administrator, one)
    const changes = bodyWith(Object.fromEntries(Object.entries(second).filter(([, each]) => mayChange(each))))
    expect((await administrator.put(one, changes)).status).toBe(200)
    const after = await read(administrator, one)
    const { id } = (await versionsOf(administrator, one)).at(-1)!
    const { body } = await administrator.get<VersionDetail>(`${one}/versions/${id}`)
    const { record, unknown } = body.data
    expect(unknown).toEqual((resource.unlogged ?? []).filter((name) => name in record))
    expect(record).toEqual(pick(logged(before, after), Object.keys(record)))
    expect(await read(administrator, one)).toEqual(after)
    const statuses = async (person: Person): Promise<number[]> => [
      (await person.get(`${one}/versions`)).status,
      (await person.get(`${one}/versions/${id}`)).status,
      (await person.put(`${one}/versions/${id}/restore`)).status,
    ]
    expect(await statuses(visitor())).toEqual([401, 401, 401])
    expect(await statuses(await staff({ may: ['list logs', 'show logs'] }))).toEqual([403, 403, 403])
    const permission = (action: string) => permissionName(action, resource)
    const publishes = resource.drafts !== undefined || 'publish' in resource.customActions
    // Some resources have one permission for showing and editing.
    const mayPut = permission('show') === permission('edit') && !publishes
    expect(await statuses(await staff({ may: [permission('show')] }))).toEqual([200, 200, mayPut ? 200 : 403])
    // A user can't change a role with permissions that the user lacks.
    const put = resource.name === 'roles' ? 403 : 200
    const may = [permission('edit'), ...(publishes ? [permission('publish')] : [])]
    expect(await statuses(await staff({ may }))).toEqual([200, 200, put])
  })

  const mayChange = (sample: Sample): boolean => {
    const field = resource.fields[nameOf(sample)]
    return field !== undefined && !field.fixed && field.kind !== 'password'
  }
  /** A value with the values of dependent fields. */
  const withDependents = (sample: Sample, all: Readonly<Record<string, Sample>>) => ({
    [nameOf(sample)]: sample,
    ...Object.fromEntries(
      Object.entries(all).filter(([name]) => resource.fields[name]?.condition?.field === nameOf(sample)),
    ),
  })
  const nameOf = ({ input }: Sample): string =>
    Object.entries(resource.fields).find(
      ([name, field]) => ('input' in field ? field.input : name) === input,
    )?.[0] ?? ''
  /** The editable fields of a record. */
  const written = (record: AnyRecord) =>
    pick(
      record,
      Object.keys(record).filter((name) => resource.fields[name]?.readOnly === false),
    )
  /** A record as the log stores it. Unlogged fields have their current values. */
  const logged = (record: Record<string, unknown>, today: Record<string, unknown>) => ({
    ...record,
    ...pick(today, resource.unlogged ?? []),
  })
})

const pick = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]))
