import { expect, test } from 'vitest'
import type { Change } from '@kampana/shared/api/changes'
import { approvalOf, approve, draftAgain, draftOver } from '../../support/people/drafts.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { clerks, offices } from '../../support/input/parts.ts'
import { makeTables } from '../../support/server/make-tables.ts'

interface Numbered {
  id: number
}

test('parts of the site: who is held to one changes no record of another, and moves none out or in', async () => {
  const { nurse, make, office, clerk } = await divided()
  const refused = async (answer: ReturnType<Person['put']>) => {
    const { status, body } = await answer
    expect([status, body.message]).toEqual([
      403,
      'Your role allows this for a part of the website only: /academics.',
    ])
  }
  const theirs = clerk('/about-us')
  await refused(nurse.put(theirs, { name: 'Mine' }))
  await refused(nurse.delete(theirs))
  await refused(nurse.put(theirs, { office_id: office('/academics/nursing') }))
  await refused(nurse.post('/api/trial-clerks', { name: 'New', office_id: office('/about-us') }))
  await refused(nurse.post('/api/trial-clerks', { name: 'New', office_id: null }))
  await refused(nurse.post('/api/trial-offices', { name: 'New', part: '/academics-of-others' }))

  const own = clerk('/academics/nursing')
  await refused(nurse.put(own, { office_id: office('/about-us') }))
  await refused(nurse.put(own, { office_id: null }))
  expect((await nurse.put(own, { name: 'Ana', office_id: office('/academics') })).status).toBe(200)
  expect((await nurse.delete(own)).status).toBe(200)
  expect((await nurse.post(`${own}/restore`)).status).toBe(200)
  expect(
    (await nurse.post('/api/trial-clerks', { name: 'Bea', office_id: office('/academics') })).status,
  ).toBe(201)

  // What was in their part and went to another's while it was in the trash comes back by somebody else.
  await nurse.delete(own)
  await make.put(`/api/trial-offices/${office('/academics')}`, { part: '/library' })
  await refused(nurse.post(`${own}/restore`))
  await refused(nurse.put(`/api/trial-offices/${office('/academics')}`, { part: '/academics' }))
})

test('parts of the site: several roles hold to the parts of all, and one without parts to none', async () => {
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
  // A permission that only the role with parts carries stays held to them.
  expect((await nurse.delete(clerk('/about-us'))).status).toBe(403)
})

test('parts of the site: drafts of another are neither read, written, asked for nor published', async () => {
  const drafted = { ...offices, drafts: {} }
  const place = await college({ resources: [drafted] })
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
  expect((await nurse.get<Change[]>('/api/changes')).body.data.map(({ id }) => id)).toEqual([mine.change.id])
  const change = `/api/changes/${foreign.change.id}`
  const steps = [nurse.put(`${change}/ask`), nurse.delete(change), nurse.delete(`${theirs}/draft`)]
  const approved = approvalOf(foreign.change)
  steps.push(nurse.put(`${change}/publish`, { approved }))
  for (const { status } of await Promise.all(steps)) expect(status).toBe(403)
  expect((await approve(nurse, mine.change.id)).status).toBe(200)
})

/** A college with an office and a clerk in each of three parts, a clerk of none, and somebody who is held to /academics. */
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
