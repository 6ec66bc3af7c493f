import type { ContentFile, ContentOverview, ReviewInput } from '@kampana/shared/content/content-api'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege } from '../../support/people/college.ts'
import { personAt, type Person } from '../../support/people/person.ts'

const now = () => new Date('2026-08-03T02:00:00Z')
const college = () => anyCollege({ now, settings: { COLLEGE_DIR: fixtureCollege } })
const history = 'pages/about-us/history.md'
const menus = 'site-map.yaml'

const save = (person: Person, review: ReviewInput) => person.put('/api/content/reviews', review)
const overviewFor = async (person: Person) => (await person.get<ContentOverview>('/api/content')).body.data
/** The files of these that a person is asked to check. */
const asked = async (person: Person, paths: readonly string[]): Promise<string[]> =>
  (await overviewFor(person)).files
    .filter(({ path, review }) => paths.includes(path) && review.mine)
    .map(({ path }) => path)

test('a file is for the office that answers for it to check, and for nobody else', async () => {
  const { administrator, staff } = await college()
  const registrar = await staff({ role: 'Registrar', may: ['edit content'] })
  const clinic = await staff({ role: 'Clinic', may: ['edit content', 'publish content'] })
  await save(administrator, { path: history, owner: ' registrar ', due: '2026-08-03' })
  expect(await asked(registrar, [history])).toEqual([history])
  expect(await asked(clinic, [history])).toEqual([])
  expect(await asked(administrator, [history])).toEqual([])
  const { body } = await registrar.get<ContentFile>(`/api/content/file?path=${history}`)
  expect(body.data.review).toEqual({ owner: 'registrar', due: '2026-08-03', checked: null, mine: true })
})

test('a file without an owner, or with one that no role is called, is for everybody who may publish it', async () => {
  const { administrator, staff } = await college()
  const publisher = await staff({ may: ['edit content', 'publish content'] })
  const writer = await staff({ may: ['edit content'] })
  await save(administrator, { path: history, owner: 'Sister Agnes' })
  const paths = [history, 'privacy-notice.md', menus]
  expect(await asked(administrator, paths)).toEqual(paths)
  expect(await asked(publisher, paths)).toEqual([history, 'privacy-notice.md'])
  expect(await asked(writer, paths)).toEqual([])
})

test('an office that may not edit a file isn’t asked to check it', async () => {
  const { administrator, staff } = await college()
  const registrar = await staff({ role: 'Registrar', may: ['edit content', 'publish content'] })
  await save(administrator, { path: menus, owner: 'Registrar' })
  expect(await asked(registrar, [menus])).toEqual([])
  expect((await save(registrar, { path: menus, checked: true })).status).toBe(403)
})

test('the roles’ names are suggested as owners', async () => {
  const { administrator, staff } = await college()
  await staff({ role: 'School of Nursing' })
  expect((await overviewFor(administrator)).offices).toEqual(
    expect.arrayContaining(['Administrator', 'School of Nursing']),
  )
})

test('what is still right is due no more, and tells who has said so; a day in the past is refused', async () => {
  const { administrator } = await college()
  await save(administrator, { path: history, owner: 'Administrator', due: '2026-08-03' })
  const late = await save(administrator, { path: history, due: '2026-08-02' })
  expect([late.status, late.body.errors]).toEqual([422, { due: ['This day is over already.'] }])
  expect((await save(administrator, { path: history, checked: true })).body.message).toBe(
    'Thank you. It counts as checked today.',
  )
  const { files } = await overviewFor(administrator)
  expect(files.find(({ path }) => path === history)?.review).toEqual({
    owner: 'Administrator',
    due: null,
    checked: { by: 'Administrator', at: '2026-08-03T02:00:00.000000Z' },
    mine: true,
  })
})

test('a page says at its foot when it was last checked, if the college wants it to', async () => {
  const { administrator, visitor, anotherNode } = await college()
  const page = async (address: string, person = visitor()) => (await person.get(address)).text
  const before = await page('/about-us/history')
  await save(administrator, { path: history, checked: true })
  expect(await page('/about-us/history')).toBe(before)

  expect(await administrator.put('/api/college', { show_last_checked: true })).toMatchObject({ status: 200 })
  const words = 'Last checked on August 3, 2026'
  expect(await page('/about-us/history')).toContain(words)
  expect(await page('/about-us/history', personAt(await anotherNode()))).toContain(words)
})
