import type { Release, ReleaseDetail } from '@kampana/engine-declare/api/releases'
import type { FormerDraft } from '@kampana/shared/calls/former-draft-calls'
import { expect, test } from 'vitest'
import { earlierRelease, formerFolder } from '../../support/earlier-release/earlier-release.ts'
import { upgraded } from '../../support/earlier-release/upgraded.ts'
import { approve } from '../../support/people/drafts.ts'
import { personAt, type App, type Person } from '../../support/people/person.ts'

const christmas = new Date('2099-12-24T00:00:01Z')

const administratorOf = async (app: App): Promise<Person> => {
  const person = personAt(app)
  expect((await person.post('/login', earlierRelease.administrator)).status).toBe(200)
  return person
}

const releasesOf = async (person: Person): Promise<Release[]> =>
  (await person.get<Release[]>('/api/releases')).body.data

/** Each release by its note, with state, author and titles. */
const summaryOf = async (person: Person): Promise<string[]> =>
  (await releasesOf(person))
    .map(({ note, state, by, publish_at, review_note, problem, records }) =>
      [
        note || 'no note',
        state,
        by,
        publish_at?.slice(0, 10),
        review_note,
        problem === null ? undefined : 'problem',
        records.map(({ title }) => title).join(),
      ]
        .filter(Boolean)
        .join(' · '),
    )
    .sort()

const releaseNamed = async (person: Person, note: string): Promise<ReleaseDetail> => {
  const found = (await releasesOf(person)).find((change) => change.note === note)
  return (await person.get<ReleaseDetail>(`/api/releases/${found?.id}`)).body.data
}

const leftIn = async (person: Person): Promise<string[]> =>
  (await person.get<FormerDraft[]>('/api/former-drafts')).body.data.map(
    ({ path, problem }) => `${path}: ${problem}`,
  )

/** The visible text of a page. */
const wordsAt = async (app: App, path: string): Promise<string> =>
  (/<main.*<\/main>/s.exec((await personAt(app).get(path)).text)?.[0] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const publish = async (person: Person, note: string): Promise<void> => {
  const answer = await approve(person, (await releaseNamed(person, note)).id)
  expect(answer.body.message).toBe('Published.')
}

const carried = [
  'Boats · draft · Ben Lim · Our boats',
  'For Christmas · scheduled · Ben Lim · 2099-12-24 · Directory',
  'For June · asked · Ana Cruz · Admission',
  'Forms · sent back · Ana Cruz · Shorter, please. · Downloads',
  'Privacy · draft · Ana Cruz · Contact page',
  'The bell · draft · Ana Cruz · Our history',
  'no note · draft · Ana Cruz · Enrollment is still open',
  'no note · draft · Ben Lim · Research',
]
const left = [
  "pages/about-us/sailors,-rowers-&-st.peter's-prayer.md: deletes",
  'pages/academics/school-of-fisheries.md: values',
  'site-map.yaml: menus',
  'theme.css: file',
]

test('open drafts: drafts of 0.3.1 keep their notes, states, times and authors', async () => {
  const { start, clock } = await upgraded('0.3.1')
  const app = await start()
  const administrator = await administratorOf(app)
  expect(await summaryOf(administrator)).toEqual(carried)
  for (const note of ['The bell', 'For June', 'Boats', 'Forms']) await publish(administrator, note)
  const history = await wordsAt(app, '/about-us/history')
  expect(history).toMatch(/Our history .* weighed 95 kilos\. You are welcome to come and see/)
  expect(await wordsAt(app, '/admission')).toMatch(/A birth certificate .* Bring a pencil, too\./)
  expect(await wordsAt(app, '/about-us/boats')).toContain('Three bancas and a raft.')
  expect(await wordsAt(app, '/student-services/forms')).toContain('Ask at the desk.')
  expect(await wordsAt(app, '/about-us/directory')).not.toContain('Ask on the pier.')
  clock.now = christmas
  await app.publishDue()
  expect(await wordsAt(app, '/about-us/directory')).toMatch(/Ask on the pier\. .*Dr\. Pepe Isda/)
})

test("open drafts: home lists drafts that couldn't be converted, each author gets one e-mail, and the list can be dismissed", async () => {
  const { start, mail } = await upgraded('0.3.1')
  const app = await start()
  const administrator = await administratorOf(app)
  expect((await leftIn(administrator)).sort()).toEqual(left)
  await app.outbox.sendDue()
  for (const [name, path] of [
    ['ana', 'school-of-fisheries.md'],
    ['ben', 'theme.css'],
  ]) {
    const { subject, text } = await mail.next(`${name}@college.example`)
    expect([subject, text]).toEqual([
      'Drafts that could not be converted',
      expect.stringContaining(String(path)),
    ])
  }

  const { body } = await administrator.get<FormerDraft[]>('/api/former-drafts')
  const styles = body.data.find(({ path }) => path === 'theme.css')
  expect(styles).toMatchObject({
    name: 'Ben Lim',
    note: 'Larger letters',
    text: expect.stringContaining('1.2rem'),
  })
  const dismiss = async () => (await administrator.delete(`/api/former-drafts/${styles?.id}`)).status
  expect([await dismiss(), await dismiss()]).toEqual([200, 404])
  expect(await leftIn(administrator)).not.toContain('theme.css: file')
})

test('open drafts: a second start changes nothing, and a start with the former folder converts the rest', async () => {
  const { start, mail } = await upgraded('0.3.1')
  await (await start()).close()
  const second = await start()
  expect(await summaryOf(await administratorOf(second))).toEqual(carried)
  await second.outbox.sendDue()
  await second.close()
  const third = await start('--former-folder', formerFolder)
  const administrator = await administratorOf(third)
  expect(await summaryOf(administrator)).toEqual(
    [...carried, 'The office · draft · Ana Cruz · School of Fisheries'].sort(),
  )
  await publish(administrator, 'The office')
  expect(await wordsAt(third, '/academics/school-of-fisheries')).toMatch(/Office .*Dean .*Place .*The pier/)
  await third.outbox.sendDue()
  expect(mail.arrived.flatMap(({ to }) => to).sort()).toEqual(['ana@college.example', 'ben@college.example'])
})

test('open drafts: a database upgraded by 3977b910 gets the drafts that it left behind, and keeps its own', async () => {
  const { start, clock } = await upgraded('3977b910')
  const app = await start()
  const administrator = await administratorOf(app)
  const summary = await summaryOf(administrator)
  expect(summary.map((each) => each.replace(/^From before:[^·]*/, 'From before '))).toEqual([
    'For Christmas · scheduled · Ben Lim · 2099-12-24 · Directory',
    'For June · asked · Ana Cruz · Admission',
    'For the fair · asked · Ana Cruz · Career',
    'From before · draft · Administrator · Contact Page,Our boats,Research,Downloads',
    'The bell · draft · Ana Cruz · Our history',
    'no note · draft · Administrator · Images',
    'no note · draft · Ana Cruz · Council of students',
    'no note · draft · Ana Cruz · Enrollment is still open',
    'no note · scheduled · Administrator · 2099-12-24 · Images for Christmas',
    'no note · scheduled · Ben Lim · 2099-12-24 · Academics,Calendar',
    'no note · sent back · Ana Cruz · Say more. · Library',
  ])
  expect((await leftIn(administrator)).sort()).toEqual(left)
  await publish(administrator, 'The bell')
  expect(await wordsAt(app, '/about-us/history')).toMatch(
    /Our history .* weighed 95 kilos\. You are welcome to come and see/,
  )
  clock.now = christmas
  await app.publishDue()
  expect(await wordsAt(app, '/about-us/directory')).toMatch(/Ask on the pier\. .*Dr\. Pepe Isda/)
  expect(await wordsAt(app, '/academics')).toContain('What is taught after Christmas')
})
