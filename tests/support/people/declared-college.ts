import type { Resource } from '@kampana/engine-declare/resource'
import { expect, inject } from 'vitest'
import { declaredResources } from '../declared-resources.ts'
import { branches } from '../input/branches.ts'
import { everyKind, everyKindOnce } from '../input/every-kind.ts'
import { bodyWith, samplesOf, surroundingsFor, type Sample } from '../input/samples.ts'
import { emptyTables } from '../server/empty-tables.ts'
import { makeTables } from '../server/make-tables.ts'
import { college } from './college.ts'

export type AnyRecord = Record<string, unknown> & { id: number }
export const everything = ['list', 'show', 'create', 'edit', 'delete'] as const

/** Resources with special behavior, which have their own tests. */
const special = new Set([
  'permissions',
  'roles',
  'users',
  'updates',
  'slides',
  'search-terms',
  'logs',
  'letters',
])

/**
 * Test resources, which need their tables created. `everyKind` has every kind of field and replaces tests of all others. The
 * tree has more tests elsewhere.
 */
const madeUp: readonly Resource[] = [everyKind, branches]

/** Sets of resources to test. Test resources get all tests. The product's own resources get basic tests on SQLite only. */
const tiers = (own: readonly Resource[], made: readonly Resource[]) => {
  const everyOne = [...own, ...made]
  return {
    all: inject('whole') || inject('database') === 'sqlite' ? everyOne : made,
    thorough: inject('whole') ? everyOne : made.slice(0, 1),
  }
}

export const plain = tiers(
  declaredResources.filter(
    ({ name, actions }) => !special.has(name) && everything.every((action) => actions.includes(action)),
  ),
  madeUp,
)

export const singletons = tiers(
  declaredResources.filter(({ singleton }) => singleton),
  [everyKindOnce],
)

const collegeFor = async (resource: Resource) => {
  const isMadeUp = [...madeUp, everyKindOnce].includes(resource)
  const place = await college(isMadeUp ? { resources: [resource] } : {})
  if (isMadeUp) await makeTables(place, resource)
  return place
}

/** A college with one record, and values for a second one. */
export const collegeWithOne = async (resource: Resource) => {
  const place = await collegeFor(resource)
  await emptyTables(place, resource)
  const samples = await samplesFor(place, resource)
  const made = await place.administrator.post<AnyRecord>(`/api/${resource.name}`, bodyWith(samples.first))
  expect([made.text, made.status]).toEqual([made.text, 201])
  return { ...place, ...samples, made: made.body, id: made.body.data.id }
}

/** A college, and two sets of values for a resource's single record. */
export const collegeOfTheOnly = async (resource: Resource) => {
  const place = await collegeFor(resource)
  return { ...place, ...(await samplesFor(place, resource)) }
}

const samplesFor = async (place: Awaited<ReturnType<typeof college>>, resource: Resource) => {
  const around = await surroundingsFor(place, resource)
  return { first: samplesOf(resource, 0, around), second: samplesOf(resource, 1, around) }
}

export const withoutFixed = ({ fields }: Resource, samples: Record<string, Sample>): Record<string, Sample> =>
  Object.fromEntries(Object.entries(samples).filter(([name]) => !fields[name]!.fixed))
