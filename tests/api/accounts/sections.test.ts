import { bulkActionCall } from '@kampana/engine-declare/calls/custom-action-calls'
import { permissionNames } from '@kampana/engine-declare/registry/resource-summary'
import { recordRoute, type Resource } from '@kampana/engine-declare/resource'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { College } from '../../support/people/college.ts'
import { declaredResources } from '../../support/declared-resources.ts'
import { draftOver } from '../../support/people/drafts.ts'
import {
  collegeOfTheOnly,
  collegeWithOne,
  plain,
  singletons,
  withoutFixed,
  type AnyRecord,
} from '../../support/people/declared-college.ts'
import { bodyWith, samplesOf, surroundingsFor, type Sample } from '../../support/input/samples.ts'
import type { Answer, Person } from '../../support/people/person.ts'

type Call = readonly [name: string, make: (person: Person) => Promise<Answer>]

/** A section without records. */
const elsewhere = '/a-section-without-records'

test('sections: every resource declares its section rule, and only the listed resources ignore the limit', () => {
  const by = Object.groupBy(declaredResources, ({ sections }) => sections)
  const names = (rule: keyof typeof by) => by[rule]?.map(({ name }) => name)
  expect(names('ignored')?.toSorted()).toEqual([
    'alerts',
    'class-status',
    'invitations',
    'job-openings',
    'messages',
    'pictures',
    'roles',
    'updates',
    'users',
  ])
  expect(names('whole')).toEqual(
    expect.arrayContaining([
      'college',
      'home',
      'contact',
      'academic-calendar',
      'calendar-entries',
      'downloads',
      'slides',
      'redirects',
      'search-terms',
    ]),
  )
})

describe.each(plain.all)('sections: $name', (resource) => {
  test('a role limited to another section reads records, and writes only if the declaration allows it', async () => {
    const place = await collegeWithOne(resource)
    const { first, second, id, administrator: make } = place
    const path = `/api/${resource.name}/${id}`
    await make.put(path, bodyWith(second))
    const gone = (await make.post<AnyRecord>(`/api/${resource.name}`, bodyWith(alike(resource, first)))).body
      .data.id
    await make.delete(`/api/${resource.name}/${gone}`)
    const done = await compare(place, resource, [
      ...(await edits(place, resource, path)),
      ['create', (person) => person.post(`/api/${resource.name}`, bodyWith(alike(resource, first)))],
      ['restore', (person) => person.post(`/api/${resource.name}/${gone}/restore`)],
      ...bulkActions(resource, id),
      ['delete', (person) => person.delete(path)],
    ])
    expect(done).toEqual(expect.arrayContaining(['edit', 'create', 'delete']))
  })
})

describe.each(singletons.all)('sections: $name', (resource) => {
  test('a limited role reads it and changes nothing', async () => {
    const place = await collegeOfTheOnly(resource)
    const path = recordRoute(resource)
    await place.administrator.put(path, bodyWith(place.first))
    await place.administrator.put(path, bodyWith(place.second))
    expect(await compare(place, resource, await edits(place, resource, path))).toContain('edit')
  })
})

test('sections: slides, search terms and imports require the permission for the whole site', async () => {
  for (const name of ['slides', 'search-terms', 'redirects']) {
    const resource = declaredResources.find((each) => each.name === name)!
    const place = await collegeOfTheOnly(resource)
    const calls = await ofOthers[name]!(place)
    expect(await compare(place, resource, calls)).toEqual(calls.map(([call]) => call))
  }
})

const ofOthers: Readonly<Record<string, (place: College) => Promise<Call[]>>> = {
  slides: async ({ administrator }) => {
    const { slides, add } = await slidesOf(administrator)
    const [one, other] = slides.map(({ id }) => id)
    return [
      ['create', add],
      ['order', (person) => person.put('/api/slides/order', { id: one, after: other })],
      ['edit', (person) => person.put(`/api/slides/${one}`, { alt: 'The gate at night' })],
      ['hide', (person) => person.put(`/api/slides/${one}/hide`)],
      ['hide, in bulk', (person) => person.put('/api/slides/actions/hide', { ids: [other] })],
      ['delete', (person) => person.delete(`/api/slides/${one},${other}`)],
      ['restore', (person) => person.post(`/api/slides/${one}/restore`)],
    ]
  },
  'search-terms': async ({ administrator }) => {
    const terms = { words: 'enrol, sign up', page: '/career' }
    const { id } = (await administrator.post<AnyRecord>('/api/search-terms', terms)).body.data
    return [
      ['create', (person) => person.post('/api/search-terms', { words: 'work', page: '/updates' })],
      ['edit', (person) => person.put(`/api/search-terms/${id}`, { words: 'enlist' })],
      ['delete', (person) => person.delete(`/api/search-terms/${id}`)],
    ]
  },
  redirects: async () => {
    const rows = [{ path: '/old', target: '/career' }]
    return [['import', (person) => person.post('/api/redirects/import', { rows })]]
  },
}

const slidesOf = async (administrator: Person) => {
  const add = async (person: Person) => {
    const form = new FormData()
    for (const background of ['#111', '#eee']) {
      const picture = sharp({ create: { width: 60, height: 30, channels: 3, background } })
      form.append('slides[]', new File([Buffer.from(await picture.png().toBuffer())], `${background}.png`))
    }
    return person.post<AnyRecord[]>('/api/slides', form)
  }
  return { slides: (await add(administrator)).body.data, add }
}

/**
 * Makes each call first with a limited role, then with the same permissions for the whole site. The limited user must fail
 * wherever the other user succeeds, unless the resource ignores sections. Returns the calls that succeeded.
 */
const compare = async (place: College, resource: Resource, calls: readonly Call[]): Promise<string[]> => {
  const may = [...new Set([...permissionNames(resource), 'edit menus'])]
  const [limited, whole] = [await place.staff({ may, role: 'Limited' }), await place.staff({ may })]
  await place.database((db) =>
    db.updateTable('roles').set({ sections: elsewhere }).where('description', '=', 'Limited').execute(),
  )
  const dump = () => place.dump(resource.name.replaceAll('-', '_') as 'roles', 'drafts', 'logs', 'trash')
  const done: string[] = []
  for (const [name, call] of calls) {
    const before = await dump()
    const refused = await call(limited)
    const isKept = (await dump()) === before
    const { status } = resource.sections === 'ignored' ? refused : await call(whole)
    if (status >= 300) continue
    done.push(name)
    if (resource.sections === 'ignored') continue
    expect([name, isKept]).toEqual([name, true])
    // A bulk call reports refused records one by one.
    if (name.includes('bulk')) continue
    expect([name, refused.status]).toEqual([name, 403])
    expect([name, refused.body.message]).toEqual([name, expect.stringContaining(elsewhere)])
  }
  if (resource.actions.includes('list')) expect((await limited.get(`/api/${resource.name}`)).status).toBe(200)
  return done
}

/** Calls that change a record without deleting it. */
const edits = async (
  place: College & Record<'first' | 'second', Record<string, Sample>>,
  resource: Resource,
  path: string,
): Promise<Call[]> => {
  const versions = (await place.administrator.get<{ id: number }[]>(`${path}/versions`)).body.data
  const around = await surroundingsFor(place, resource)
  const calls: Call[] = [
    ['put back', (person) => person.put(`${path}/versions/${versions[1]!.id}/restore`)],
    ['edit', (person) => person.put(path, bodyWith(withoutFixed(resource, place.second)))],
    ['presence', (person) => person.put(`${path}/presence`)],
  ]
  if (resource.drafts)
    calls.unshift([
      'draft',
      (person) => draftOver(person, path, bodyWith(withoutFixed(resource, place.first))),
    ])
  for (const [name, { path: pattern, fields }] of Object.entries(resource.customActions)) {
    const input = bodyWith(samplesOf({ ...resource, name, fields }, 0, around))
    calls.push([name, (person) => person.put(pattern.replace('/:id', path.replace(/.*(?=\/)/, '')), input)])
  }
  return calls
}

const bulkActions = (resource: Resource, id: number): Call[] =>
  Object.entries(resource.customActions).flatMap(([name, { bulk, fields }]): Call[] =>
    bulk && Object.keys(fields).length === 0
      ? [[`${name}, in bulk`, (person) => person.put(bulkActionCall(resource, name).path, { ids: [id] })]]
      : [],
  )

/** Values of another record, different in unique fields. */
const alike = (resource: Resource, samples: Record<string, Sample>): Record<string, Sample> => {
  const taken = new Set(resource.unique.flat())
  return Object.fromEntries(
    Object.entries(samples).map(([name, sample]) => [
      name,
      (taken.has(name) || resource.fields[name]?.isOwnAddress || name === resource.redirect?.from) &&
      typeof sample.sent === 'string'
        ? { ...sample, sent: `${sample.sent}-more` }
        : sample,
    ]),
  )
}
