import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { classNotice as notice, jobOpening } from '../../support/input/inputs.ts'
import { personAt, type Person } from '../../support/people/person.ts'

const classNotice = { ...notice, ends_at: '2999-12-31T23:59:00+08:00' }
const status = '/class-status'
const contact = '/contact-us'
const calendar = '/updates/calendar'
const registrar = '/student-services/registrar'
const seniorHigh = '/academics/senior-high-school-department'
const juniorHigh = '/academics/junior-high-school-department'
const mba = '/academics/graduate-school-of-business-and-management'

/** What people type, as they type it, and where they have to find themselves first. */
const expected: Readonly<Record<string, string>> = {
  'walang pasok': status,
  'Walang pasok?': status,
  'may pasok ba': status,
  'may pasok ba bukas sa college': status,
  'no classes': status,
  'no classes today': status,
  suspension: status,
  'class suspension': status,
  typhoon: status,
  bagyo: status,
  TOR: registrar,
  transcript: registrar,
  job: '/career',
  jobs: '/career',
  'job opportunities': '/career',
  hiring: '/career',
  vacancy: '/career',
  vacancies: '/career',
  trabaho: '/career',
  privacy: '/contact-us#privacy',
  'data privacy': '/contact-us#privacy',
  SHS: seniorHigh,
  JHS: juniorHigh,
  MBA: mba,
  BSN: '/academics/school-of-nursing',
  BSBA: '/academics/school-of-business-management-and-accountancy',
  HRM: '/academics/school-of-hospitality-management',
  iskolar: '/admission/scholarship',
  kalendaryo: calendar,
  'senior high': seniorHigh,
  'high school': seniorHigh,
  'exam schedule': calendar,
  'phone number': contact,
  map: contact,
  'school bus': contact,
  misa: '/student-services/campus-ministry',
  tuition: '/admission/tuition-and-fees',
  magkano: '/admission/tuition-and-fees',
  gcash: '/admission/tuition-and-fees',
  'academic calendar': '/academics/academic-calendar',
  handbook: '/student-services/downloads',
  // Slips that were repaired before, and still are.
  tution: '/admission/tuition-and-fees',
  enrolment: '/admission/online-enrollment',
  nursng: '/academics/school-of-nursing',
  'corazon ibareta': '/about-us/administrators',
}

test('everybody finds first what they mean, in English, Filipino and initials', async () => {
  const { visitor, administrator } = await college()
  await administrator.post('/api/job-openings', jobOpening)
  await administrator.post('/api/class-status', { ...classNotice, reason: 'Typhoon Amihan' })
  const found: Record<string, string | undefined> = {}
  for (const question of Object.keys(expected)) found[question] = (await ask(visitor(), question))[0]?.address
  expect(found).toEqual(expected)
})

test('notices are found by their reason, also by another word for it, and no longer once they are deleted', async () => {
  const { visitor, administrator, database, anotherNode } = await college()
  const made = await administrator.post<{ id: number }>('/api/class-status', {
    ...classNotice,
    reason: 'Typhoon Amihan',
    levels: ['Grade School'],
  })
  const { id } = made.body.data
  for (const question of ['amihan', 'typhoon', 'bagyo'])
    expect((await ask(visitor(), question)).map(({ address }) => address)).toContain(`/class-status/${id}`)
  const [first] = await ask(visitor(), 'amihan')
  expect(first).toMatchObject({ kind: 'No classes', title: 'Typhoon Amihan' })
  expect(first?.excerpt).toContain('Grade School · All campuses')
  await database((db) => db.deleteFrom('search_sources').execute())
  const restarted = personAt(await anotherNode())
  expect((await ask(restarted, 'amihan'))[0]?.excerpt).toBe(first?.excerpt)
  await administrator.delete(`/api/class-status/${id}`)
  expect((await ask(visitor(), 'amihan')).map(({ title }) => title)).not.toContain('Typhoon Amihan')
})

test('a whole word comes before longer ones that begin so', async () => {
  const { visitor, publish } = await college()
  await publish({ title: 'Torquay torches', subtitle: 'Tormented' })
  await publish({ title: 'The mountain guide', subtitle: 'A tor above the town' })
  const titles = (await ask(visitor(), 'tor')).map(({ title }) => title)
  expect(titles.indexOf('The mountain guide')).toBeLessThan(titles.indexOf('Torquay torches'))
})

test('initials are marked where the words stand that they abbreviate', async () => {
  const { visitor, publish } = await college()
  await publish({ title: 'Olympics of the Rizal Street Kindergarten Choir' })
  const [first] = await ask(visitor(), 'RSKC')
  const [from, to] = first!.found.title[0]!
  expect(first!.title.slice(from, to)).toBe('Rizal Street Kindergarten Choir')
})

test('pages that are still to be written come last', async () => {
  const { visitor } = await college()
  const found = (await ask(visitor(), 'Free Secondary Distance Program')).map(({ address }) => address)
  expect(found[0]).toBe('/admission/free-secondary-distance-program')
  expect(found.length).toBeGreaterThan(2)
  expect(found.at(-1)).toBe('/academics/free-secondary-distance-program')
})

test('nothing is made of a word that the college doesn’t know', async () => {
  const { visitor } = await college()
  for (const question of ['gcash', 'zumba', 'visas', 'pusit']) {
    const { body } = await visitor().get<Result[]>(`/api/search?q=${question}`)
    expect([question, (body as unknown as { instead: string | null }).instead]).toEqual([question, null])
  }
})

interface Result {
  kind: string
  title: string
  address: string
  excerpt: string
  found: { title: [number, number][] }
}
const ask = async (person: Person, question: string): Promise<Result[]> => {
  const { status, body } = await person.get<Result[]>(`/api/search?${new URLSearchParams({ q: question })}`)
  expect(status).toBe(200)
  return body.data
}
