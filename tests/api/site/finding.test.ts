import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'
import { draftOver } from '../../support/people/drafts.ts'
import { pageAt } from '../../support/people/pages.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

interface Found {
  id: number
  title: string
  found_in?: { field: string; text: string; found: [number, number][] } | null
  authors?: Record<'created' | 'updated', { id: number; name: string } | null>
}

const list = async (person: Person, filter: object, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: '[0,24]',
    include: 'found_in,corrections,authors',
    sort: '["relevance","DESC"]',
    ...more,
  })
  const { status, body } = await person.get<Found[]>(`/api/updates?${query}`)
  return { status, rows: body.data, instead: (body as { instead?: string }).instead }
}
const titles = async (person: Person, q: string) => (await list(person, { q })).rows.map(({ title }) => title)

test("finding: staff find drafts by text of their bodies, and visitors don't", async () => {
  const { administrator, publish, visitor, staff } = await college()
  const body = bodyOf('Come and help: bayanihan begins at seven, says Señor Peña.')
  const draft = await publish({ title: 'Clean-up drive', updates: body, posted_at: null })
  const { rows } = await list(administrator, { q: 'bayanihan' })
  expect(rows).toHaveLength(1)
  const [{ id, found_in } = { id: 0, found_in: null }] = rows
  expect([id, found_in?.field]).toEqual([draft.id, 'updates'])
  expect(found_in!.found.map(([from, to]) => found_in!.text.slice(from, to))).toEqual(['bayanihan'])
  expect(await titles(administrator, 'PENA seven')).toEqual(['Clean-up drive'])
  const filter = encodeURIComponent('{"q":"bayanihan"}')
  for (const person of [visitor(), await staff({ may: ['list slides'] })])
    expect((await person.get<Found[]>(`/api/updates?filter=${filter}`)).body.data).toEqual([])
  const { body: search } = await visitor().get<unknown[]>('/api/search?q=bayanihan')
  expect(search.data).toEqual([])
  await administrator.put(`/api/updates/${id}`, { updates: bodyOf('Nothing of the kind.') })
  expect(await titles(administrator, 'bayanihan')).toEqual([])
})

test('finding: matches words in any order, without case and accents and with typos, best match first', async () => {
  const { administrator, publish } = await college()
  await publish({ title: 'Books', updates: bodyOf('The library is closed in the week of 2024-11-04.') })
  await publish({ title: 'Library week of 2024-11-20' })
  await publish({ title: 'Señor Niño Peña' })
  expect(await titles(administrator, 'library week 2024')).toEqual(['Library week of 2024-11-20', 'Books'])
  expect(await titles(administrator, '2024 LIBRARY')).toEqual(['Library week of 2024-11-20', 'Books'])
  expect(await titles(administrator, 'pena')).toEqual(['Señor Niño Peña'])
  const slip = await list(administrator, { q: 'libary week' })
  expect([slip.instead, slip.rows[0]?.title]).toEqual(['library week', 'Library week of 2024-11-20'])
  expect((await list(administrator, { q: 'xylophone' })).rows).toEqual([])
})

test('finding: a restart rebuilds a missing index', async () => {
  const { publish, database, anotherNode, administrator } = await college()
  await publish({ title: 'A draft', updates: bodyOf('Bayanihan'), posted_at: null })
  await database(async (db) => {
    await db.deleteFrom('record_words').execute()
    await db.deleteFrom('search_sources').execute()
  })
  expect(await titles(administrator, 'bayanihan')).toEqual([])
  expect(personAt(await anotherNode())).toBeDefined()
  expect(await titles(administrator, 'bayanihan')).toEqual(['A draft'])
})

test('finding: a list contains the creator and last editor of a record, and is filtered by them', async () => {
  const { administrator, staff, update } = await college()
  const maria = await staff({ may: ['list updates', 'edit updates', 'publish updates'] })
  await maria.put(`/api/updates/${update.id}`, { subtitle: 'By another' })
  const { rows } = await list(administrator, { id: [update.id] })
  const { created, updated } = rows[0]!.authors!
  expect(created?.id).not.toBe(updated?.id)
  expect((await list(administrator, { updated_by: [updated!.id] })).rows.map(({ id }) => id)).toEqual([
    update.id,
  ])
  expect((await list(administrator, { created_by: [updated!.id] })).rows).toEqual([])
  const people = await administrator.get<{ id: number }[]>('/api/updates/authors')
  expect(new Set(people.body.data.map(({ id }) => id))).toEqual(new Set([created!.id, updated!.id]))
  expect((await list(administrator, { created_by: ['1 or 1=1'] })).status).toBe(422)
})

test('finding: staff-only queries of a public list return 401 to visitors and 422 to other users', async () => {
  const { staff, visitor } = await college()
  const elsewhere = await staff({ may: ['list slides'] })
  const queries = [
    'include=authors',
    'include=found_in',
    'sort=["relevance","DESC"]',
    'filter={"created_by":[1]}',
  ]
  for (const query of queries) {
    expect((await visitor().get(`/api/updates?${query}`)).status).toBe(401)
    expect((await elsewhere.get(`/api/updates?${query}`)).status).toBe(422)
  }
  expect((await visitor().get('/api/updates?include=password')).status).toBe(422)
})

test('trash: lists deleted records with user and dates, but only records that the user may read', async () => {
  const { administrator, staff, publish } = await college()
  const draft = await publish({ title: 'Secret plans', posted_at: null })
  const open = await publish({ title: 'Open day' })
  await administrator.delete(`/api/updates/${draft.id}`)
  await administrator.delete(`/api/updates/${open.id}`)
  const path = '/api/updates/trash'
  const all = (await administrator.get<{ id: number; deleted_by: string; expires_at: string }[]>(path)).body
    .data
  expect(all.map(({ id }) => id)).toEqual([open.id, draft.id])
  expect(all[0]!.expires_at > new Date().toISOString()).toBe(true)
  const name = (await administrator.get<{ name: string }>('/api/user')).body.data.name
  expect(all[0]!.deleted_by).toBe(name)
  const found = await administrator.get<{ id: number }[]>(`${path}?q=PLANS`)
  expect(found.body.data.map(({ id }) => id)).toEqual([draft.id])
  const cleaner = await staff({ may: ['delete updates', 'publish updates'] })
  expect((await cleaner.get<{ id: number }[]>(path)).body.data.map(({ id }) => id)).toEqual([open.id])
  const writer = await staff({ may: ['edit updates'] })
  expect((await writer.get(path)).status).toBe(403)
  await cleaner.post(`/api/updates/${open.id}/restore`)
  expect((await administrator.get<unknown[]>(path)).body.data).toHaveLength(1)
  for (const resource of ['users', 'roles', 'slides', 'messages', 'job-openings'])
    expect((await administrator.get<unknown[]>(`/api/${resource}/trash`)).body.data).toEqual([])
})

test('finding: saved views are shared, edited and deleted by their owners only', async () => {
  const { administrator, staff } = await college()
  const maria = await staff({ may: ['list updates'] })
  const query = { filter: { status: ['draft'] }, sort: { field: 'title', order: 'ASC' }, perPage: 25 }
  const view = { resource: 'updates', name: 'Drafts', is_shared: false, query }
  const path = '/api/saved-views'
  const of = async (person: Person) =>
    (await person.get<{ id: number; name: string; owner: string | null }[]>(`${path}?resource=updates`)).body
      .data
  const made = await administrator.post<{ id: number }>(path, view)
  expect(made.status).toBe(201)
  expect(await of(maria)).toEqual([])
  const taken = await administrator.post(path, { ...view, name: 'DRAFTS' })
  expect([taken.status, taken.body.message]).toEqual([422, 'The name has already been taken.'])
  expect((await administrator.post(path, { ...view, name: 'x'.repeat(61) })).status).toBe(422)
  const one = `${path}/${made.body.data.id}`
  expect((await administrator.put(one, { ...view, name: 'All drafts', is_shared: true })).status).toBe(200)
  expect(await of(maria)).toMatchObject([{ name: 'All drafts', query, owner: expect.any(String) }])
  expect((await maria.put(one, view)).status).toBe(404)
  expect((await maria.delete(one)).status).toBe(404)
  const nobody = await staff({ may: ['list slides'] })
  expect((await nobody.get(`${path}?resource=updates`)).status).toBe(403)
  expect((await administrator.delete(one)).status).toBe(200)
  expect(await of(maria)).toEqual([])
})

test('finding: each filter of the page list returns matching pages', async () => {
  const { administrator, staff } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const found = async (filter: object): Promise<string[]> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' })
    const { body } = await administrator.get<{ address: string }[]>(`/api/pages?${query}`)
    return body.data.map(({ address }) => address)
  }
  const at = async (address: string) => (await pageAt(administrator, address)).id
  const [about, history, directory] = [
    await at('/about-us'),
    await at('/about-us/history'),
    await at('/about-us/directory'),
  ]
  const section = await found({ beneath: about })
  expect(section).toEqual(expect.arrayContaining(['/about-us', '/about-us/history']))
  expect(section.filter((address) => !address.startsWith('/about-us'))).toEqual([])
  expect(await found({ beneath: [history, directory] })).toHaveLength(2)

  expect(await found({ q: 'kilos' })).toEqual(['/about-us/history'])
  expect(await found({ q: 'history' })).toContain('/about-us/history')

  const writer = await staff({ may: ['edit content'] })
  const { data } = (await draftOver(writer, `/api/pages/${history}`, { title: 'Told anew' })).body
  expect(await found({ change: 'draft' })).toEqual(['/about-us/history'])
  await writer.put(`/api/releases/${data.change.id}/submit`)
  expect([await found({ change: 'draft' }), await found({ change: ['asked'] })]).toEqual([
    [],
    ['/about-us/history'],
  ])

  const [role] = (await writer.get<{ roles: { id: number }[] }>('/api/user')).body.data.roles
  await administrator.put(`/api/pages/${directory}/assign`, { owner_id: role?.id, due: '2099-01-31' })
  expect(await found({ owner_id: [role?.id] })).toEqual(['/about-us/directory'])
  const other = await staff({ may: ['list updates'] })
  const [reader] = (await other.get<{ roles: { id: number }[] }>('/api/user')).body.data.roles
  const { body: refused } = await administrator.put(`/api/pages/${directory}/assign`, {
    owner_id: reader?.id,
  })
  expect(refused.errors).toEqual({ owner_id: ['This role doesn’t have the permission ‘edit content’.'] })
  expect(await found({ due_lte: '2099-01-31' })).toEqual(['/about-us/directory'])
  expect(await found({ due_lte: '2099-01-30' })).toEqual([])
  await administrator.put(`/api/pages/${directory}/unpublish`)
  expect(await found({ status: 'draft' })).toEqual(['/about-us/directory'])
  expect(await found({ status: 'draft', beneath: history })).toEqual([])
})
