import { generateTones } from '@kampana/engine-declare/colors/tones'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege, type CollegeOptions } from '../../support/people/college.ts'
import { draftOver } from '../../support/people/drafts.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import { personAt, type Person } from '../../support/people/person.ts'

const soon = { timeout: 10_000, interval: 50 }
const college = ({ settings, ...options }: CollegeOptions = {}) =>
  anyCollege({ ...options, settings: { COLLEGE_DIR: fixtureCollege, ...settings } })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
const campus = {
  name: 'Hill Campus',
  levels: 'All',
  address: '3 Hill Road\nLawa 4001',
  phones: '049 555 0199',
}
const changed = {
  name: 'Bagong Kolehiyo ng Lawa',
  short_name: 'Bagong Kolehiyo',
  colours_brand: '#4b83cc',
  seal: drawing,
  levels: ['Elementary', 'Secondary', 'Tertiary', 'Night School'].map((name) => ({ name })),
  campuses: [campus],
}

/** Content of the favicon's SVG. */
const sealOf = async (person: Person, html: string): Promise<string> =>
  (await person.get(/href="([^"]+)" type="image\/svg\+xml"/.exec(html)?.[1] ?? '')).text.trim()

/** The college's data as visitors and browsers receive it. */
const shown = async (person: Person) => {
  const home = (await person.get('/about-us/history')).text.replaceAll('<!-- -->', '')
  return {
    title: /<title>(.*?)<\/title>/.exec(home)?.[1]?.split(' · ')[1],
    styles: /<style.*<\/style>/
      .exec(home)?.[0]
      .includes(`--brand-700:${generateTones(changed.colours_brand)['700']};`),
    footer: home.includes('Hill Campus') && home.includes('href="tel:+63495550199"'),
    manifest: (await person.get('/manifest.webmanifest')).text.includes('"short_name":"Bagong Kolehiyo"'),
    dashboard: /<title>(.*?)<\/title>/.exec((await person.get('/dashboard')).text)?.[1],
    seal: await sealOf(person, home),
    icon: (await person.get<never>('/favicon.ico')).headers['etag'],
  }
}

test('college: publishes a change everywhere at once, on every node, and after a restart', async () => {
  const box = await mailbox()
  const { administrator, visitor, anotherNode } = await college({ settings: { MAIL_URL: box.url } })
  const other = personAt(await anotherNode())
  const before = await shown(other)
  expect(before).toMatchObject({ title: 'Colegio', styles: false, footer: false, dashboard: 'Colegio' })

  const saved = await administrator.put('/api/college', changed)
  expect([saved.status, saved.body.message]).toEqual([200, 'The college was saved.'])
  const after = await shown(visitor())
  expect(after).toMatchObject({
    title: 'Bagong Kolehiyo',
    styles: true,
    footer: true,
    manifest: true,
    dashboard: 'Bagong Kolehiyo',
    seal: drawing,
  })
  expect(after.icon).not.toBe(before.icon)
  await expect.poll(() => shown(other), soon).toEqual(after)
  expect(await shown(personAt(await anotherNode()))).toEqual(after)

  const notice = { status: 'suspended', date: '2099-01-05', reason: 'Storm', levels: ['Night School'] }
  const posted = await administrator.post('/api/class-status', notice)
  expect(posted.body.errors?.['levels']).toBeUndefined()
  await visitor().post('/password/email', { email: 'admin@college.example' })
  expect(JSON.stringify(await box.next('admin@college.example'))).toContain('Bagong Kolehiyo ng Lawa')
})

test('college: sends an icon again only if the seal has changed', async () => {
  const { administrator, visitor } = await college()
  const { headers } = await visitor().get<never>('/favicon.ico')
  const known = { 'if-none-match': headers['etag'] ?? '' }
  expect((await visitor().get<never>('/favicon.ico', known)).status).toBe(304)
  await administrator.put('/api/college', { seal: drawing })
  expect((await visitor().get<never>('/favicon.ico', known)).status).toBe(200)
})

test('college: reports low contrast, scripts and invalid values under their fields', async () => {
  const { administrator, visitor } = await college()
  const before = await shown(visitor())
  const wrong = {
    colours_light_ink: '#cccccc',
    seal: drawing.replace('<rect', '<script>alert(1)</script><rect'),
    decision_hour: 'five',
    calling_code: '63',
    founded: 'long ago',
    language: 'Filipino',
    student_portal_href: 'javascript:alert(1)',
    portals: [{ label: 'Library', href: 'data:text/html,x' }],
  }
  for (const [field, value] of Object.entries(wrong)) {
    const answer = await administrator.put('/api/college', { [field]: value })
    const named = Object.keys(answer.body.errors ?? {}).map((name) => name.split('.')[0])
    expect([field, answer.status, named]).toEqual([field, 422, [field]])
  }
  const ink = await administrator.put('/api/college', { colours_light_ink: '#cccccc' })
  expect(ink.body.errors['colours_light_ink']).toEqual([
    'The contrast of #cccccc on Page background (light) (#fbf7ef) is 1.5. Text needs at least 4.5.',
  ])
  const levels = await administrator.put('/api/college', { levels: [{ name: 'Elementary' }] })
  expect(levels.body.errors['levels']?.[0]).toMatch(
    /^With this value the website can’t be shown: .* no level "Tertiary"/,
  )
  expect(await shown(visitor())).toEqual(before)
})

test('college: hides a draft from visitors during concurrent previews', async () => {
  const { administrator, staff, visitor } = await college()
  const editor = await staff({ may: ['edit college'] })
  expect((await editor.put('/api/college', changed)).body.permission).toBe('publish content')
  await draftOver(editor, '/api/college', changed)
  const before = await shown(visitor())
  const preview = async () =>
    (
      await administrator.post<{ html: string }>('/api/content/preview', {
        address: '/about-us/history',
        records: [{ resource: 'college', id: 1, values: changed }],
      })
    ).body.data.html
  for (let round = 0; round < 2; round += 1) {
    const [html, ...visits] = await Promise.all([
      preview(),
      ...Array.from({ length: 4 }, () => shown(visitor())),
    ])
    expect(html).toContain('Hill Campus')
    expect(html).toContain(`--brand-500:${changed.colours_brand}`)
    for (const visit of visits) expect(visit).toEqual(before)
  }
})

test('menus: hide unpublished pages and draft titles from visitors during concurrent previews', async () => {
  const { administrator, visitor } = await college()
  const { data: pages } = (
    await administrator.get<{ id: number; address: string | null; kind: string }[]>('/api/pages')
  ).body
  const id = pages.find(({ address }) => address === '/about-us/history')!.id
  const menu = (html: string) =>
    /<header.*<\/header>/s.exec(html)?.[0].replaceAll(/<time class="checked".*?<\/time>/g, '')
  const before = menu((await visitor().get('/')).text)
  await administrator.post('/api/pages', { title: 'Waiting Page', kind: 'placeholder', address: '/waiting' })
  await draftOver(administrator, `/api/pages/${id}`, { title: 'Secret Chapter' })
  const preview = async () =>
    (
      await administrator.post<{ html: string }>('/api/content/preview', {
        address: '/about-us/history',
        records: [{ resource: 'pages', id, values: { title: 'Secret Chapter' } }],
      })
    ).body.data.html
  for (let round = 0; round < 3; round += 1) {
    const [html, ...visits] = await Promise.all([
      preview(),
      ...Array.from({ length: 10 }, async () => (await visitor().get('/')).text),
    ])
    expect(html).toContain('Secret Chapter')
    for (const visit of visits) expect(menu(visit)).toBe(before)
  }
  expect(before).not.toMatch(/Secret Chapter|Waiting Page/)
  expect((await visitor().get('/waiting')).status).toBe(404)
})
