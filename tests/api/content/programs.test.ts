import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege } from '../../support/people/college.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

const soon = { timeout: 10_000, interval: 50 }
const college = () => anyCollege({ settings: { COLLEGE_DIR: fixtureCollege } })
const address = '/academics/programs/bs-boatbuilding'
const boatbuilding = {
  title: 'Bachelor of Science in Boatbuilding',
  short: 'BS Boatbuilding',
  address,
  level: 'Tertiary',
  school: '/academics/school-of-fisheries',
  length: '5 years',
  description: 'Hulls, ribs and planks.',
  body: bodyOf('The keel is laid in June.'),
  who: 'Graduates of secondary school',
  fees: '₱21,000 a semester',
  apply: '/admission',
  careers: [{ career: 'Shipwright' }],
  curriculum: [{ year: 'First year', subjects: 'Planks' }],
}
interface Program extends Record<string, unknown> {
  id: number
  title: string
}
const textOf = async (person: Person, path: string): Promise<string> =>
  (await person.get(path)).text.replaceAll('<!-- -->', '')

test("programs: imports the folder's programs as records, and pages stay the same", async () => {
  const { administrator, visitor, database } = await college()
  const { body } = await administrator.get<Program[]>('/api/programs')
  expect(body.data).toMatchObject([
    {
      title: 'Bachelor of Science in Fisheries',
      address: '/academics/programs/bs-fisheries',
      status: 'published',
    },
  ])
  const page = await textOf(visitor(), '/academics/programs/bs-fisheries')
  expect(page).toContain('Practice begins on the pier.')
  expect(page).toContain('80% of first-time takers passed in 2029; national passing rate 41%')
  const held = await database((db) =>
    db.selectFrom('addresses').select(['resource', 'state']).where('path', 'like', '%bs-fisheries').execute(),
  )
  expect(held).toEqual([{ resource: 'programs', state: 'live' }])
})

test('programs: publishes a program on creation, or reports missing fields', async () => {
  const { administrator, staff, visitor } = await college()
  const { status, body } = await administrator.post('/api/programs', { ...boatbuilding, posted_at: 'now' })
  expect([status, body.message]).toEqual([201, 'Published on the website.'])
  expect((await visitor().get(address)).status).toBe(200)
  const page = { title: 'Bells', kind: 'page', address: '/bells', posted_at: 'now' }
  const lacking = await administrator.post('/api/pages', page)
  expect([lacking.status, Object.keys(lacking.body.errors ?? {})]).toEqual([422, ['body', 'description']])
  const writer = await staff({ may: ['edit content'] })
  expect((await writer.post('/api/pages', { ...page, kind: 'placeholder' })).status).toBe(403)
  expect((await administrator.get('/api/pages?filter={"address":"/bells"}')).body.data).toEqual([])
})

test('programs: shows a published program in the finder, lists, search and on its page until it is unpublished', async () => {
  const { administrator, visitor, anotherNode } = await college()
  const other = personAt(await anotherNode())
  const pages = ['/academics/programs', '/admission', '/sitemap.xml', '/search?q=boatbuilding']
  const shown = async (person: Person): Promise<number[]> => {
    const found = await Promise.all(pages.map((path) => textOf(person, path)))
    return found.map((text) => (text.includes(address) ? 1 : 0))
  }
  const made = await administrator.post<Program>('/api/programs', boatbuilding)
  expect([made.text, made.status]).toEqual([made.text, 201])
  const path = `/api/programs/${made.body.data.id}`
  expect(await shown(visitor())).toEqual([0, 0, 0, 0])
  expect((await visitor().get(address)).status).toBe(404)
  expect((await visitor().get(path)).status).toBe(404)

  expect((await administrator.put(`${path}/publish`)).body.message).toBe('Published on the website.')
  expect(await shown(visitor())).toEqual([1, 1, 1, 1])
  await expect.poll(() => shown(other), soon).toEqual([1, 1, 1, 1])
  expect(await textOf(visitor(), address)).toContain('The keel is laid in June.')
  expect(await textOf(visitor(), '/admission')).toContain('₱21,000 a semester')

  expect((await administrator.put(`${path}/unpublish`)).status).toBe(200)
  expect(await shown(visitor())).toEqual([0, 0, 0, 0])
  await expect.poll(() => shown(other), soon).toEqual([0, 0, 0, 0])
})

test('programs: rejects an unknown level or page under its field', async () => {
  const { administrator } = await college()
  const wrong = {
    level: 'Tertary',
    school: '/academics/fisheries',
    apply: 'https://college.example',
    address: '/academics/bs-boatbuilding',
  }
  for (const [name, value] of Object.entries(wrong)) {
    const { status, body } = await administrator.post('/api/programs', { ...boatbuilding, [name]: value })
    expect([name, status, Object.keys(body.errors)]).toEqual([name, 422, [name]])
  }
})

test('programs: sums up the fees of the first year, and lists later fees separately', async () => {
  const { visitor, administrator } = await college()
  const [{ id }] = (await administrator.get<[{ id: number }]>('/api/programs')).body.data
  const path = `/api/programs/${id}`
  const charges = [
    { fee: 'Tuition', pesos: 20_000, per: 'semester', times: 2 },
    { fee: 'Boat fees, from the second year on', pesos: 3_000, per: 'year', times: 0 },
  ]
  await administrator.put(path, { charges, fees: '₱20,000 a semester; boat fees of ₱3,000' })
  await administrator.put(`${path}/publish`)
  const page = await textOf(visitor(), '/academics/programs/bs-fisheries')
  expect(page).toContain('₱40,000')
  expect(page).toContain('2 semesters at ₱20,000')
  expect(page).toMatch(/Not included.*Boat fees, from the second year on: ₱3,000 a year/s)
  expect(page).toMatch(/"@type":"EducationalOccupationalProgram".*"price":40000,"priceCurrency":"PHP"/)
})

test('programs: compares the programs in the address, and ignores unknown programs', async () => {
  const { visitor } = await college()
  const at = async (query: string) => textOf(visitor(), `/academics/programs/compare${query}`)
  const compared = await at('?program=bs-fisheries&program=nothing&program=bs-fisheries')
  expect(compared.match(/<th scope="col">/g)).toHaveLength(2)
  expect(compared).toMatch(/<option value="bs-fisheries" selected="">BS Fisheries/)
  expect(compared).toContain('noindex')
  expect(await at('')).not.toContain('<table')
})
