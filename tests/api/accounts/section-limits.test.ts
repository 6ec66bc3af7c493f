import { expect, test } from 'vitest'
import type { Release } from '@kampana/engine-declare/api/releases'
import { approvalOf, approve, draftAgain, draftOver, readRelease } from '../../support/people/drafts.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'
import { pageAt } from '../../support/people/pages.ts'
import type { Person } from '../../support/people/person.ts'
import { clerks, offices } from '../../support/input/parts.ts'
import { makeTables } from '../../support/server/make-tables.ts'

interface Numbered {
  id: number
}

test('sections of the site: a limited role changes no record of another section, and moves no record in or out', async () => {
  const { nurse, make, office, clerk } = await divided()
  const refused = async (answer: ReturnType<Person['put']>) => {
    const { status, body } = await answer
    expect([status, body.message]).toEqual([403, 'Your role allows this only in these sections: /academics.'])
  }
  const theirs = clerk('/about-us')
  await refused(nurse.put(theirs, { name: 'Mine' }))
  expect((await nurse.put(theirs, { name: 'Mine' })).body).not.toHaveProperty('errors')
  await refused(nurse.delete(theirs))
  await refused(nurse.put(`${theirs}/presence`))
  await refused(nurse.put(theirs, { office_id: office('/academics/nursing') }))
  await refused(nurse.post('/api/trial-clerks', { name: 'New', office_id: office('/about-us') }))
  await refused(nurse.post('/api/trial-clerks', { name: 'New', office_id: null }))
  await refused(nurse.post('/api/trial-offices', { name: 'New', part: '/academics-of-others' }))

  const own = clerk('/academics/nursing')
  const { body } = await nurse.put(own, { office_id: office('/about-us') })
  expect(body.errors).toEqual({ office_id: [body.message] })
  await refused(nurse.put(own, { office_id: office('/about-us') }))
  await refused(nurse.put(own, { office_id: null }))
  expect((await nurse.put(own, { name: 'Ana', office_id: office('/academics') })).status).toBe(200)
  expect((await nurse.delete(own)).status).toBe(200)
  expect((await nurse.post(`${own}/restore`)).status).toBe(200)
  expect(
    (await nurse.post('/api/trial-clerks', { name: 'Bea', office_id: office('/academics') })).status,
  ).toBe(201)

  // An administrator moved the parent to another section while the record was in the trash.
  await nurse.delete(own)
  await make.put(`/api/trial-offices/${office('/academics')}`, { part: '/library' })
  await refused(nurse.post(`${own}/restore`))
  await refused(nurse.put(`/api/trial-offices/${office('/academics')}`, { part: '/academics' }))
})

test('sections of the site: several limited roles add up, and an unlimited role lifts the limit', async () => {
  const { nurse, make, clerk } = await divided()
  const me = (await nurse.get<{ id: number; roles: Numbered[] }>('/api/user')).body.data
  const permissions = await make.get<{ id: number; name: string }[]>('/api/permissions')
  const ids = permissions.body.data.filter(({ name }) => name === 'edit trial-clerks').map(({ id }) => id)
  const add = async (sections: string | null) => {
    const role = { description: `Role of ${sections}`, permissions: ids, sections }
    const { body } = await make.post<Numbered>('/api/roles', role)
    const roleIds = [...me.roles.map(({ id }) => id), body.data.id]
    expect((await make.put(`/api/users/${me.id}`, { roleIds })).status).toBe(200)
  }
  await add('/about-us')
  expect((await nurse.put(clerk('/about-us'), { name: 'Hers, too' })).status).toBe(200)
  expect((await nurse.put(clerk(null), { name: 'Not hers' })).status).toBe(403)
  await add(null)
  expect((await nurse.put(clerk(null), { name: 'Hers as well' })).status).toBe(200)
  // A permission that only the limited role grants remains limited.
  expect((await nurse.delete(clerk('/about-us'))).status).toBe(403)
})

test("sections of the site: a limited role can't read, edit, submit or publish another section's drafts", async () => {
  const drafted = { ...offices, drafts: {} }
  const clock = { time: new Date('2026-11-20T15:50:00Z') }
  const place = await college({ resources: [drafted], now: () => clock.time })
  await makeTables(place, drafted)
  const { administrator: make, staff } = place
  const at = async (part: string) => {
    const made = await make.post<Numbered>('/api/trial-offices', { name: `At ${part}`, part })
    return `/api/trial-offices/${made.body.data.id}`
  }
  const [own, theirs] = [await at('/academics'), await at('/about-us')]
  const actions = ['list', 'show', 'edit', 'publish']
  const nurse = await staff({ may: actions.map((each) => `${each} trial-offices`) })
  const { roles } = (await nurse.get<{ roles: Numbered[] }>('/api/user')).body.data
  await make.put(`/api/roles/${roles[0]!.id}`, { sections: '/academics' })

  const foreign = (await draftOver(make, theirs, { name: 'Theirs' })).body.data
  const mine = (await draftOver(nurse, own, { name: 'Mine' })).body.data
  expect(mine.may).toEqual({ edit: true, publish: true })
  expect((await draftAgain(nurse, theirs, foreign, { name: 'Swapped' })).status).toBe(403)
  expect((await nurse.get(`${theirs}/draft`)).status).toBe(404)
  expect((await nurse.get<Release[]>('/api/releases')).body.data.map(({ id }) => id)).toEqual([
    mine.change.id,
  ])
  const change = `/api/releases/${foreign.change.id}`
  const steps = [nurse.put(`${change}/submit`), nurse.delete(change), nurse.delete(`${theirs}/draft`)]
  const approved = approvalOf(foreign.change)
  steps.push(nurse.put(`${change}/publish`, { approved }))
  for (const { status } of await Promise.all(steps)) expect(status).toBe(403)
  expect((await approve(nurse, mine.change.id)).status).toBe(200)

  // A release isn't published if the person who approved it has lost the section.
  const { change: later } = (await draftOver(nurse, own, { name: 'Later' })).body.data
  const scheduled = await approve(nurse, later.id, '2026-11-20T16:00:00Z')
  expect([scheduled.status, scheduled.body.data.state]).toEqual([200, 'scheduled'])
  await make.put(`/api/roles/${roles[0]!.id}`, { sections: '/about-us' })
  clock.time = new Date('2026-11-20T16:10:00Z')
  expect(await place.app.publishDue()).toBe(0)
  expect((await make.get<{ name: string }>(own)).body.data.name).toBe('Mine')
  expect(await readRelease(make, later.id)).toMatchObject({
    state: 'draft',
    problem: expect.stringMatching(/ no longer has permission to publish it\.$/),
  })
})

test("sections of the site: a limited role can't edit, move, rename, restore, schedule or redirect another section's pages and people", async () => {
  const place = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const { administrator: make, staff, dump } = place
  const idOf = async (address: string): Promise<number> => (await pageAt(make, address)).id
  const [theirs, top, own, part] = [
    await idOf('/about-us/history'),
    await idOf('/about-us'),
    await idOf('/academics/school-of-fisheries'),
    await idOf('/academics'),
  ]
  const page = (id: number) => `/api/pages/${id}`
  // An administrator moves a page out and back, and changes another page, which creates versions to restore.
  await make.put(page(own), { address: '/about-us/fisheries' })
  await make.put(page(own), { address: '/academics/school-of-fisheries' })
  await make.put(page(theirs), { title: 'Former' })
  await make.put(page(theirs), { title: 'History' })
  const office = async (at: string) =>
    (await make.post<Numbered>('/api/offices', { title: `At ${at}`, page: at })).body.data.id
  const [mine, foreign] = [await office('/academics'), await office('/about-us')]
  const person = async (office_id: number) =>
    (await make.post<Numbered>('/api/people', { name: `Of ${office_id}`, office_id })).body.data.id
  const [colleague, stranger] = [await person(mine), await person(foreign)]
  const gone = await idOf('/about-us/directory')
  await make.delete(page(gone))
  const drafted = (await draftOver(make, page(theirs), { title: 'Drafted' })).body.data

  const actions = ['create', 'edit', 'delete', 'list', 'show']
  const may = [
    'edit content',
    'publish content',
    'edit menus',
    ...actions.map((action) => `${action} redirects`),
  ]
  const nurse = await staff({ may })
  const { roles } = (await nurse.get<{ roles: Numbered[] }>('/api/user')).body.data
  await make.put(`/api/roles/${roles[0]!.id}`, { sections: '/academics' })
  const parts = async (person: Person) => (await person.get<object>('/api/pages/sections')).body.data
  expect(await parts(make)).toEqual({ mine: [], roles: [] })
  expect(await parts(nurse)).toMatchObject({ mine: ['/academics'] })
  // The reply lists the roles that have the permission, with their sections.
  expect(await parts(nurse)).toHaveProperty(
    'roles',
    expect.arrayContaining([{ role: 'Administrator', parts: [] }]),
  )
  expect(await parts(await staff({ may: ['list updates'] }))).toBeUndefined()
  const section = async (path: string) => (await nurse.get<{ mine: boolean }>(`${path}/section`)).body.data
  expect(await section(page(own))).toEqual({ mine: true, roles: [] })
  expect(await section(page(theirs))).toMatchObject({
    mine: false,
    roles: expect.arrayContaining(['Administrator']),
  })
  expect(await section(`/api/people/${colleague}`)).toMatchObject({ mine: true })
  expect(await section(`/api/people/${stranger}`)).toMatchObject({ mine: false })
  const versionsOf = async (id: number) =>
    (await make.get<Numbered[]>(`${page(id)}/versions`)).body.data.map((each) => each.id)
  const approved = approvalOf(drafted.change)
  const fresh = { title: 'Fresh', kind: 'placeholder', posted_at: '2026-01-01T00:00:00Z' }
  const before = await dump('pages', 'people', 'offices', 'addresses', 'redirects', 'drafts', 'changes')
  const attacks: (readonly ['put' | 'post' | 'delete', string, object?])[] = [
    ['put', page(theirs), { title: 'Mine' }],
    ['put', page(theirs), { address: '/academics/history' }],
    ['put', `${page(theirs)}/move`, { parent_id: part }],
    ['put', `${page(own)}/move`, { parent_id: top }],
    ['put', `${page(own)}/move`, { parent_id: null }],
    ['put', page(own), { address: '/about-us/fisheries' }],
    ['put', page(own), { parent_id: top }],
    ['put', `${page(theirs)}/unpublish`],
    ['put', `${page(theirs)}/confirm`],
    ['put', `${page(theirs)}/assign`, { owner_id: null, due: '2099-05-01' }],
    ['delete', page(theirs)],
    ['post', `${page(gone)}/restore`],
    ['post', '/api/pages', { ...fresh, address: '/about-us/fresh', parent_id: part }],
    ['post', '/api/pages', { ...fresh, address: '/academics/fresh', parent_id: top }],
    ['post', '/api/pages', { ...fresh, address: '/academics/fresh' }],
    ['post', '/api/pages', { ...fresh, kind: 'group' }],
    ['put', `${page(theirs)}/draft`, { values: { title: 'Mine' } }],
    ['put', `/api/releases/${drafted.change.id}/publish`, { approved }],
    ['put', `/api/releases/${drafted.change.id}/publish`, { approved, publish_at: '2999-01-01T00:00:00Z' }],
    ['put', `/api/releases/${drafted.change.id}/take`, { records: [{ resource: 'pages', id: own }] }],
    ['post', '/api/redirects', { path: '/about-us/old', target: '/academics' }],
    ['post', '/api/redirects', { path: '/academics/old', target: '/academics' }],
    ['post', preview, { address: '/', records: [{ resource: 'pages', id: theirs, values: {} }] }],
    [
      'post',
      preview,
      {
        address: '/',
        records: [{ resource: 'pages', id: own, values: { parent_id: top, address: '/about-us/fisheries' } }],
      },
    ],
    ['post', preview, { address: '/', records: [{ resource: 'downloads', id: null, values: {} }] }],
    ['post', '/api/redirects', { path: '/academics-old', target: '/academics' }],
    ['put', `/api/people/${stranger}`, { name: 'Mine' }],
    ['put', `/api/people/${stranger}`, { office_id: mine }],
    ['put', `/api/people/${colleague}`, { office_id: foreign }],
    ['put', `/api/people/${colleague}`, { office_id: null }],
    ['delete', `/api/people/${stranger}`],
    ['put', `/api/offices/${mine}`, { page: '/about-us' }],
    ['put', `/api/offices/${foreign}`, { page: '/academics' }],
    ['put', `/api/roles/${roles[0]!.id}`, { sections: null }],
    // Presence on another section's records is neither reported nor accepted.
    ['put', `${page(theirs)}/presence`],
    ['put', `/api/people/${stranger}/presence`],
  ]
  await make.put(`${page(theirs)}/presence`)
  for (const [method, path, body] of attacks) {
    const headers = path.endsWith('/draft') ? { 'if-match': `"${drafted.hash}"` } : {}
    const { status } = await nurse[method](path, body, headers)
    expect([path, JSON.stringify(body), status]).toEqual([path, JSON.stringify(body), 403])
  }
  // A limited role can't restore other pages' versions, nor a version of its own page with a foreign address.
  for (const id of [theirs, own]) {
    const put = []
    for (const version of await versionsOf(id))
      put.push((await nurse.put(`${page(id)}/versions/${version}/restore`)).status)
    expect(put).toContain(403)
  }
  expect((await pageAt(make, '/academics/school-of-fisheries')).id).toBe(own)
  expect(await dump('pages', 'people', 'offices', 'addresses', 'redirects', 'drafts', 'changes')).toBe(before)
  expect((await make.put<string[]>(`${page(theirs)}/presence`)).body.data).toEqual([])
  expect((await nurse.put<string[]>(`${page(own)}/presence`)).body.data).toEqual([])
  expect((await nurse.put(page(own), { title: 'Own' })).status).toBe(200)
  const seen = { address: '/', records: [{ resource: 'pages', id: own, values: { title: 'Seen' } }] }
  expect((await nurse.post(preview, seen)).status).toBe(200)
  expect((await nurse.put(`/api/people/${colleague}`, { name: 'Own' })).status).toBe(200)
})

test("sections of the site: an unlimited edit permission doesn't extend publishing in one section to others", async () => {
  const {
    administrator: make,
    staff,
    database,
  } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const [inside, outside] = [await pageAt(make, '/academics'), await pageAt(make, '/about-us')]
  const person = await staff({ may: ['edit content', 'publish content'], role: 'Publisher of a section' })
  const { id } = (await person.get<Numbered>('/api/user')).body.data
  const roles = (await make.get<{ id: number; description: string }[]>('/api/roles')).body.data
  const limited = roles.find(({ description }) => description === 'Publisher of a section')!
  await make.put(`/api/roles/${limited.id}`, { sections: '/academics' })
  const permissions = (await make.get<{ id: number; name: string }[]>('/api/permissions')).body.data
  const write = permissions.filter(({ name }) => name === 'edit content').map((each) => each.id)
  const writer = (await make.post<Numbered>('/api/roles', { description: 'Writer', permissions: write })).body
  await make.put(`/api/users/${id}`, { roleIds: [limited.id, writer.data.id] })

  const before = await database((db) =>
    db.selectFrom('pages').selectAll().where('id', '=', outside.id).execute(),
  )
  expect((await person.put(`/api/pages/${outside.id}`, { title: 'Mine' })).status).toBe(403)
  expect(
    await database((db) => db.selectFrom('pages').selectAll().where('id', '=', outside.id).execute()),
  ).toEqual(before)
  expect((await person.put(`/api/pages/${inside.id}`, { title: 'Mine' })).status).toBe(200)
})

const preview = '/api/content/preview'

/**
 * A college with an office and a clerk in each of three sections. One clerk has no section, and a user is limited to
 * /academics.
 */
const divided = async () => {
  const place = await college({ resources: [offices, clerks] })
  await makeTables(place, offices)
  await makeTables(place, clerks)
  const make = place.administrator
  const made = new Map<string | null, { office: number | null; clerk: number }>()
  for (const part of ['/academics', '/academics/nursing', '/about-us', null]) {
    const office =
      part && (await make.post<Numbered>('/api/trial-offices', { name: `At ${part}`, part })).body.data.id
    const clerk = await make.post<Numbered>('/api/trial-clerks', { name: `Of ${part}`, office_id: office })
    made.set(part, { office: office === null ? null : Number(office), clerk: clerk.body.data.id })
  }
  const actions = ['show', 'create', 'edit', 'delete']
  const may = ['trial-clerks', 'trial-offices'].flatMap((name) => actions.map((each) => `${each} ${name}`))
  const nurse = await place.staff({ may })
  const { roles } = (await nurse.get<{ roles: Numbered[] }>('/api/user')).body.data
  await make.put(`/api/roles/${roles[0]!.id}`, { sections: '/academics' })
  return {
    nurse,
    make,
    office: (part: string) => made.get(part)!.office,
    clerk: (part: string | null) => `/api/trial-clerks/${made.get(part)!.clerk}`,
  }
}
