import { expect, test } from 'vitest'
import { draftOver } from '../../support/people/drafts.ts'
import { college } from '../../support/people/college.ts'
import { personAt, type Person } from '../../support/people/person.ts'

const sample = { settings: { COLLEGE_DIR: 'college' } }
const nursing = '/academics/school-of-nursing'
interface Named {
  id: number
  name: string
}

const findPerson = async (reader: Person, name: string): Promise<Named> => {
  const { body } = await reader.get<Named[]>(
    `/api/people?filter=${encodeURIComponent(JSON.stringify({ name }))}`,
  )
  return body.data[0]!
}
const read = async (reader: Person, path: string): Promise<string> =>
  /<main.*<\/main>/s.exec((await reader.get(path)).text)?.[0] ?? ''

test('people: a renamed dean appears with the new name on every page and node, and in the search', async () => {
  const { administrator, visitor, anotherNode } = await college(sample)
  const other = personAt(await anotherNode())
  const dean = await findPerson(visitor(), 'Dr. Corazon M. Ibarreta, RN')
  const saved = await administrator.put(`/api/people/${dean.id}`, { name: 'Dr. Ana <b>Alon</b>, RN' })
  expect(saved.body.message).toBe('The person was saved.')
  for (const path of [nursing, '/about-us/administrators', '/about-us/directory'])
    for (const reader of [visitor(), other])
      await expect
        .poll(() => read(reader, path), { timeout: 15_000, interval: 100 })
        .toContain('Dr. Ana &lt;b&gt;Alon&lt;/b&gt;, RN')
  expect(await read(visitor(), nursing)).not.toContain('M. Ibarreta')
  const found = await visitor().get<{ address: string }[]>('/api/search?q=Alon')
  expect(found.body.data.map(({ address }) => address)).toContain(nursing)
})

test('people: a limited role writes drafts of people in its section, which only a publisher publishes', async () => {
  const { administrator, staff, visitor } = await college(sample)
  const nurse = await staff({ may: ['edit content'] })
  const { roles } = (await nurse.get<{ roles: { id: number }[] }>('/api/user')).body.data
  await administrator.put(`/api/roles/${roles[0]!.id}`, { sections: nursing })
  const own = await findPerson(nurse, 'Ms. Tala D. Maglayawan, RN')
  const foreign = await findPerson(nurse, 'Ms. Josefina R. Mabantay')
  const president = await findPerson(nurse, 'Fr. Tomas A. Villaruz')
  expect((await nurse.put(`/api/people/${own.id}`, { rank: 'Dean' })).status).toBe(403)
  expect((await draftOver(nurse, `/api/people/${own.id}`, { rank: 'Professor' })).status).toBe(200)
  for (const { id } of [foreign, president])
    expect((await draftOver(nurse, `/api/people/${id}`, { name: 'Mine' })).status).toBe(403)
  expect((await nurse.post('/api/people', { name: 'New' })).status).toBe(403)
  expect(await read(visitor(), nursing)).not.toMatch(/Professor<\/th><td[^>]*>Ms. Tala/)
})

test("people: the dashboard serves each portrait at its record's address", async () => {
  const { administrator } = await college(sample)
  const { body } = await administrator.get<{ portrait: string | null }[]>('/api/people?perPage=1000')
  const portraits = body.data.flatMap(({ portrait }) => portrait ?? [])
  expect(portraits.length).toBeGreaterThan(3)
  for (const portrait of portraits)
    expect([portrait, (await administrator.get(portrait)).status]).toEqual([portrait, 200])
})
