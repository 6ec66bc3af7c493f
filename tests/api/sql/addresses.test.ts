import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { loadOwnResources } from '@kampana/server/college/own-resources'
import { fixtureCollege } from '../../support/college-directory.ts'
import { leaflets } from '../../support/input/parts.ts'
import { makeTables } from '../../support/server/make-tables.ts'

interface Redirect {
  id: number
  path: string
  target: string
}

test('addresses: rejects a taken or reserved address under its field, naming the holder', async () => {
  const { make, refused } = await place()
  const first = await make('Sports', '/academics/sports')
  expect(await refused('/academics/sports')).toBe(
    'The trial leaflet ‘Sports’ already has the address /academics/sports.',
  )
  expect(await refused('/about-us/history')).toBe(
    'The page ‘History’ already has the address /about-us/history.',
  )
  expect(await refused('/career')).toContain('the website builds the page /career')
  expect(await refused('/boats/rules')).toBe('/boats/rules is reserved for pages of Boats.')
  for (const path of [
    '/api/leaflets',
    '/logout',
    '/dashboard',
    '/sitemap.xml',
    '/updates/announcements/mine',
  ])
    expect([path, typeof (await refused(path))]).toEqual([path, 'string'])
  // A record may keep its own address.
  expect((await first.edit({ address: '/academics/sports', name: 'Sport' })).status).toBe(200)
  expect((await first.edit({ address: null })).status).toBe(200)
  await make('Sports again', '/academics/sports')
})

test('addresses: gives an address to one of several simultaneous requests', async () => {
  const { administrator } = await place()
  const answers = await Promise.all(
    [1, 2, 3, 4].map((each) =>
      administrator.post('/api/trial-leaflets', leaflet(`Leaflet ${each}`, '/same')),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422])
})

test('addresses: a changed address leaves a direct redirect, which can be removed or replaced', async () => {
  const { administrator, visitor, make, list } = await place()
  const sports = await make('Sports', '/sports')
  await sports.edit({ address: '/sports-club' })
  await sports.edit({ address: '/clubs/sports' })
  expect(await list()).toEqual([
    ['/sports', '/clubs/sports'],
    ['/sports-club', '/clubs/sports'],
  ])
  for (const path of ['/sports', '/Sports', '/sports-club']) {
    const { status, headers } = await visitor().get(path)
    expect([path, status, headers['location']]).toEqual([path, 301, '/clubs/sports'])
  }
  const { body } = await administrator.get<{ description: string }[]>('/api/logs?range=[0,1]')
  expect(body.data.map(({ description }) => description)).toContain(
    "admin created the redirect '/sports-club'",
  )

  // Another record takes a former address, which removes the redirect.
  await make('New sports', '/sports-club')
  expect(await list()).toEqual([['/sports', '/clubs/sports']])
  // The record returns to its first address, which removes that redirect.
  await sports.edit({ address: '/sports' })
  expect(await list()).toEqual([['/clubs/sports', '/sports']])
  const redirect = (await readAll(administrator)).find(({ path }) => path === '/clubs/sports')
  expect((await administrator.delete(`/api/redirects/${redirect?.id}`)).status).toBe(200)
  expect((await visitor().get('/clubs/sports')).status).toBe(404)
  await make('Other', '/clubs/sports')
  const restored = await administrator.post(`/api/redirects/${redirect?.id}/restore`)
  expect([restored.status, restored.body.errors['path']]).toEqual([
    422,
    ['The trial leaflet ‘Other’ already has the address /clubs/sports.'],
  ])
})

test('addresses: a redirect works until a record with its address is published, and the log names it', async () => {
  const { administrator, staff, visitor, make, refused } = await place()
  const redirect = { path: '/enrol-now', target: '/admission/college' }
  expect((await administrator.post('/api/redirects', redirect)).status).toBe(201)
  const status = async () => (await visitor().get('/enrol-now')).status
  const writer = await staff({ may: ['edit content'] })
  const page = { title: 'Enrol', kind: 'page', address: '/enrol-now', parent_id: null, body: null }
  expect((await writer.post('/api/pages', page)).status).toBe(201)
  expect(await status()).toBe(301)
  expect(await refused('/enrol-now', 'waiting')).toBe('The page ‘Enrol’ already has the address /enrol-now.')

  const live = await make('Enrol now', '/enrol-now')
  expect(await status()).toBe(404)
  const { body } = await administrator.get<{ description: string }[]>('/api/logs?range=[0,5]')
  expect(body.data.map(({ description }) => description)).toContain(
    "admin took over the address of the redirect '/enrol-now'",
  )
  await live.edit({ address: '/enrol-later' })
  expect(await status()).toBe(301)
})

test('addresses: a published record takes a reserved address, and the draft is rejected when saved or published', async () => {
  const { administrator, make } = await place()
  const [taken, led] = [
    await make('Taken', '/taken', 'waiting'),
    await make('Led away', '/led-away', 'waiting'),
  ]
  const holder = await make('Holder', '/taken')
  const redirect = { path: '/led-away', target: '/admission/college' }
  expect((await administrator.post('/api/redirects', redirect)).status).toBe(201)
  const told = {
    '/taken': 'The trial leaflet ‘Holder’ already has the address /taken.',
    '/led-away': 'The redirect ‘/led-away’ already has the address /led-away.',
  }
  for (const input of [{ name: 'Anew' }, { state: 'shown' }])
    for (const [draft, address] of [[taken, '/taken'] as const, [led, '/led-away'] as const]) {
      const { status, body } = await draft.edit(input)
      expect([address, status, body.errors]).toEqual([address, 422, { address: [told[address]] }])
    }
  expect((await led.edit({ address: '/led', state: 'shown' })).status).toBe(200)
  // The address is free again, so the record can be published unchanged.
  await administrator.delete(holder.path)
  expect((await taken.edit({ state: 'shown' })).status).toBe(200)
})

test('addresses: an unpublished record reserves its address against drafts, but not against publications', async () => {
  const { make, refused, visitor, list } = await place()
  const first = await make('First', '/first')
  await first.edit({ state: 'waiting' })
  expect(await refused('/first', 'waiting')).toBe('The trial leaflet ‘First’ already has the address /first.')
  await first.edit({ state: 'shown' })
  await first.edit({ state: 'waiting' })
  await make('Second', '/first')
  await first.edit({ address: '/second' })
  expect([(await visitor().get('/first')).status, await list()]).toEqual([404, []])
})

test('addresses: an unpublished record leaves no redirect, and a deleted record frees its address', async () => {
  const { administrator, make, list } = await place()
  const waiting = await make('Waiting', '/waiting', 'waiting')
  await waiting.edit({ address: '/waits' })
  expect(await list()).toEqual([])
  expect((await administrator.delete(waiting.path)).status).toBe(200)
  await make('Another', '/waits')
  const restored = await administrator.post(`${waiting.path}/restore`)
  expect([restored.status, restored.body.errors['address']]).toEqual([
    422,
    ['The trial leaflet ‘Another’ already has the address /waits.'],
  ])
})

test('redirects: reject themselves, loops, existing pages, missing pages and other sites', async () => {
  const { administrator, make } = await place()
  await make('Sports', '/clubs/sports')
  const add = (path: string, target: string) =>
    administrator.post<Redirect>('/api/redirects', { path, target })
  expect((await add('/enrol-now', '/admission/college')).status).toBe(201)
  expect((await add('/play', '/clubs/sports#teams')).status).toBe(201)
  expect((await add('/found', '/boats')).status).toBe(201)
  const refusals: readonly [path: string, target: string, field: string][] = [
    ['/me', '/me', 'target'],
    ['/me', '/ME#part', 'target'],
    ['/again', '/enrol-now', 'target'],
    ['/admission/college', '/enrol-now', 'path'],
    ['/about-us/history', '/admission', 'path'],
    ['/clubs/sports', '/admission', 'path'],
    ['/career', '/admission', 'path'],
    ['/enrol-now', '/admission', 'path'],
    ['/Enrol-Now', '/admission', 'path'],
    ['/api/users', '/admission', 'path'],
    ['/login', '/admission', 'path'],
    ['admission', '/admission', 'path'],
    ['/with space', '/admission', 'path'],
    ['/un\u200bseen', '/admission', 'path'],
    ['/admission/', '/about-us/history', 'path'],
    ['/%61bout-us', '/admission', 'path'],
    ['/api/users?id=1', '/admission', 'path'],
    ['/old#part', '/admission', 'path'],
    ['/updates?page=2', '/admission', 'path'],
    ['/?token=x', '/admission', 'path'],
    ['/admission?messages=x', '/about-us/history', 'path'],
    ['/enrol-now/?', '/admission', 'path'],
    ['/out', '/logout', 'target'],
    ['/out', '/api/users', 'target'],
    ['/out', '/dashboard', 'target'],
    ['/out', '/nothing-here', 'target'],
    ['/out', 'https://evil.example/', 'target'],
    ['/out', '//evil.example/', 'target'],
    ['/out', '/\\evil.example', 'target'],
    ['/out', 'javascript:alert(1)', 'target'],
  ]
  for (const [path, target, field] of refusals) {
    const { status, body } = await add(path, target)
    expect([path, target, status, Object.keys(body.errors ?? {})]).toEqual([path, target, 422, [field]])
  }
  const made = (await administrator.get<Redirect[]>('/api/redirects')).body.data
  const play = made.find(({ path }) => path === '/play')!
  for (const input of [{ target: '/play' }, { target: '/enrol-now' }, { path: '/about-us' }])
    expect((await administrator.put(`/api/redirects/${play.id}`, input)).status).toBe(422)
  expect((await administrator.put(`/api/redirects/${play.id}`, { path: '/games' })).status).toBe(200)
})

test("redirects: follow every spelling of a former website's address", async () => {
  const { administrator, visitor } = await place()
  for (const [path, target] of [
    ['/2019/05/Hello-World/', '/about-us/history'],
    ['/index.php/about', '/about-us/history'],
    ['/ma%C3%B1ana/', '/admission'],
    ['/?p=123', '/admission'],
    ['/?p=123&preview=1', '/about-us/history'],
    ['/old.php?id=5', '/admission#fees'],
  ] as const)
    expect([path, (await administrator.post('/api/redirects', { path, target })).status]).toEqual([path, 201])
  const answer = async (path: string) => {
    const { status, headers } = await visitor().get(path)
    return [path, status, headers['location']]
  }
  for (const [path, location] of [
    ['/2019/05/hello-world/', '/about-us/history'],
    ['/2019/05/hello-world', '/about-us/history'],
    ['/2019/05/HELLO-WORLD?fbclid=x', '/about-us/history'],
    ['/index.php/about/', '/about-us/history'],
    ['/mañana', '/admission'],
    ['/ma%c3%b1ana', '/admission'],
    ['/?p=123', '/admission'],
    ['/?fbclid=x&p=123', '/admission'],
    ['/?preview=1&p=123', '/about-us/history'],
    ['/OLD.php?id=5', '/admission#fees'],
  ])
    expect(await answer(encodeURI(decodeURI(path!)))).toEqual([encodeURI(decodeURI(path!)), 301, location])
  for (const path of ['/', '/?p=1234', '/?P=123', '/?fbclid=x', '/admission?p=123', '/?page=2'])
    expect(await answer(path)).toEqual([path, 200, undefined])
  expect(await answer('/old.php')).toEqual(['/old.php', 404, undefined])

  const made = (await administrator.get<Redirect[]>('/api/redirects')).body.data
  const first = made.find(({ path }) => path === '/?p=123')!
  await administrator.delete(`/api/redirects/${first.id}`)
  expect(await answer('/?p=123')).toEqual(['/?p=123', 200, undefined])
})

test('redirects: require publish permission for the whole site', async () => {
  const { administrator, staff, visitor } = await place()
  const redirect = { path: '/academics/nursing', target: '/about-us/history' }
  const writer = await staff({ may: ['edit content', 'edit menus'] })
  expect((await writer.post('/api/redirects', redirect)).status).toBe(403)
  expect((await visitor().get('/api/redirects')).status).toBe(401)
  const dean = await staff({ may: ['create redirects', 'list redirects'] })
  const { roles } = (await dean.get<{ roles: { id: number }[] }>('/api/user')).body.data
  await administrator.put(`/api/roles/${roles[0]!.id}`, { sections: '/academics' })
  expect((await dean.post('/api/redirects', redirect)).status).toBe(403)
  expect((await dean.post('/api/redirects', { ...redirect, path: '/nursing' })).status).toBe(403)
})

test("uses: lists the links to a record's page, including links in drafts and in the trash", async () => {
  const { administrator, staff, make } = await place()
  const [sports, news, other] = [
    await make('Sports', '/clubs/sports'),
    await make('News', '/news'),
    await make('Other', '/other', 'waiting'),
  ]
  await news.edit({ body: linkTo('/clubs/sports?from=news#teams') })
  await other.edit({ link: '/Clubs/Sports/' })
  await sports.edit({ link: '/clubs/sports' })
  const uses = async (person = administrator) =>
    (await person.get<{ title: string | null; field: string; state: string | null }[]>(`${sports.path}/uses`))
      .body
  expect((await uses()).data.map(({ title, field, state }) => [title, field, state])).toEqual([
    ['News', 'body', null],
    ['Other', 'link', 'draft'],
  ])
  await news.edit({ body: null })
  await administrator.delete(other.path)
  expect((await uses()).data.map(({ title, state }) => [title, state])).toEqual([['Other', 'trash']])
  const reader = await staff({ may: ['list trial-leaflets', 'show trial-leaflets'] })
  expect((await reader.get(`${sports.path}/uses`)).status).toBe(403)
})

test('addresses: saves a link whose address contains an encoded NUL, and answers 404 for it', async () => {
  const { make, visitor } = await place()
  const news = await make('News', '/news')
  expect((await news.edit({ body: linkTo('/files-of/x%00') })).status).toBe(200)
  for (const path of ['/files-of/x%00', '/updates/news/%00', '/boats/%00'])
    expect([path, (await visitor().get(path)).status]).toEqual([path, 404])
})

test('findings: list links to missing or unpublished pages by field', async () => {
  const { administrator, make } = await place()
  const news = await make('News', '/news')
  await make('Later', '/later', 'waiting')
  const findings = async () =>
    (await administrator.get<{ field: string; problem: string }[]>(`${news.path}/findings`)).body.data
  for (const address of [
    '/about-us/history',
    '/About-Us/History/#then',
    '/career',
    '/news',
    '/search?q=fees',
    '/boats',
    '/updates/announcements/Anything',
    '/',
    'https://www.example.com/',
  ]) {
    await news.edit({ body: linkTo(address) })
    expect([address, await findings()]).toEqual([address, []])
  }
  await news.edit({ body: linkTo('/about-us/nobody'), link: '/later' })
  expect(await findings()).toEqual([
    { field: 'link', address: '/later', problem: 'not shown' },
    { field: 'body', address: '/about-us/nobody', problem: 'no page' },
  ])
  for (const address of ['/boats/999', '/boats/x']) {
    await news.edit({ body: linkTo(address), link: null })
    expect((await findings()).map(({ problem }) => problem)).toEqual(['not shown'])
  }
  // A former address redirects, so its link is valid.
  const moved = await make('Moved', '/moved')
  await moved.edit({ address: '/moved-on' })
  await news.edit({ body: linkTo('/moved') })
  expect(await findings()).toEqual([])
})

test("findings: check a form's links before it is saved", async () => {
  const { administrator, staff, make } = await place()
  await make('Later', '/later', 'waiting')
  const path = '/api/trial-leaflets/findings'
  const addresses = ['/about-us/history', '/nobody', '/later', '/nobody', 'https://www.example.com/']
  expect((await administrator.post(path, { addresses })).body.data).toEqual([
    { address: '/nobody', problem: 'no page' },
    { address: '/later', problem: 'not shown' },
  ])
  for (const body of [{}, { addresses: [7] }, { addresses: Array(1001).fill('/nobody') }])
    expect((await administrator.post(path, body)).status).toBe(422)
  const reader = await staff({ may: ['list trial-leaflets', 'show trial-leaflets'] })
  expect((await reader.post(path, { addresses })).status).toBe(403)
})

const linkTo = (href: string): string =>
  JSON.stringify({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'There', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  })

const boats = (await loadOwnResources(fixtureCollege)).map(({ resource }) => resource)
const leaflet = (name: string, address: string | null, state = 'shown') => ({ name, address, state })

const place = async () => {
  const here = await college({ settings: { COLLEGE_DIR: fixtureCollege }, resources: [leaflets, ...boats] })
  await makeTables(here, leaflets)
  const { administrator } = here
  const folders = new Set((await readAll(administrator)).map(({ path }) => path))
  const add = (name: string, address: string, state?: string) =>
    administrator.post<{ id: number }>('/api/trial-leaflets', leaflet(name, address, state))
  return {
    ...here,
    make: async (name: string, address: string, state?: string) => {
      const { status, body } = await add(name, address, state)
      expect([address, status]).toEqual([address, 201])
      const path = `/api/trial-leaflets/${body.data.id}`
      return { path, edit: (input: object): ReturnType<Person['put']> => administrator.put(path, input) }
    },
    refused: async (address: string, state?: string): Promise<string | undefined> => {
      const { status, body } = await add('Refused', address, state)
      expect([address, status]).toEqual([address, 422])
      return body.errors['address']?.[0]
    },
    /** Redirects that aren't from the folder. */
    list: async () =>
      (await readAll(administrator))
        .filter(({ path }) => !folders.has(path))
        .map(({ path, target }) => [path, target]),
  }
}

const readAll = async (person: Person) => (await person.get<Redirect[]>('/api/redirects')).body.data
