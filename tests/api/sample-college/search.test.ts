import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { classNotice as notice, jobOpening } from '../../support/input/inputs.ts'
import type { Person } from '../../support/people/person.ts'

/** The sample college, whichever one is served: what its `search.yaml` is for. */
const sample = { settings: { COLLEGE_DIR: 'college' } }
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
  const { visitor, administrator } = await college(sample)
  await administrator.post('/api/job-openings', jobOpening)
  await administrator.post('/api/class-status', { ...classNotice, reason: 'Typhoon Amihan' })
  const found: Record<string, string | undefined> = {}
  for (const question of Object.keys(expected)) found[question] = (await ask(visitor(), question))[0]?.address
  expect(found).toEqual(expected)
})

test('pages that are still to be written come last', async () => {
  const { visitor } = await college(sample)
  const found = (await ask(visitor(), 'Publication')).map(({ address }) => address)
  expect(found.length).toBeGreaterThan(2)
  expect(found.at(-1)).toBe('/student-services/publication')
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
