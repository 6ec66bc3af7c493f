import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const link = /<aside class="edit-page"[^>]*><a href="([^"]*)">Edit this page<\/a><\/aside>/
const linkAt = async (person: Person, path: string) => link.exec((await person.get(path)).text)?.[1]
const query = (address: string) => `/dashboard/pages/at?${new URLSearchParams({ address })}`

test("edit link: shows editors a link to the page's form, and doesn't change the page for visitors", async () => {
  const { staff, visitor, administrator } = await college()
  const before = await visitor().get('/contact-us')
  const editor = await staff({ may: ['edit content'] })
  await editor.get('/api/user')
  const page = await editor.get('/contact-us')
  expect(link.exec(page.text)?.[1]).toContain(query('/contact-us'))
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(page.headers['etag']).toBeUndefined()
  expect(page.headers['content-security-policy']).toBe(before.headers['content-security-policy'])
  expect(await linkAt(administrator, '/')).toContain(query('/'))
  for (const guest of [visitor(), visitor()]) {
    const after = await guest.get('/contact-us')
    expect(after.text).toBe(before.text)
    expect(after.headers['etag']).toBe(before.headers['etag'])
    expect(after.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
})

test('edit link: adds only the link and its two files', async () => {
  const { administrator, visitor } = await college()
  await administrator.get('/api/user')
  const shown = (await administrator.get('/contact-us')).text
  const added = shown.replace((await visitor().get('/contact-us')).text.split('<div id="site">')[0] ?? '', '')
  const files = [...added.matchAll(/(?:src|href)="(\/edit-page-[^"]*)"/g)].map(([, path = '']) => path)
  expect(files).toHaveLength(2)
  for (const path of files) {
    const file = await visitor().get(path)
    expect([file.status, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
  expect(shown.replace(/<link rel="stylesheet" href="\/edit-page.*?<\/script>/s, '')).toBe(
    (await visitor().get('/contact-us')).text,
  )
})

test('edit link: disappears after sign-out or without permission, and a forged cookie adds only the link', async () => {
  const { staff, visitor } = await college()
  const writer = await staff({ may: ['edit updates'] })
  await writer.get('/api/user')
  expect(await linkAt(writer, '/contact-us')).toBeUndefined()
  const editor = await staff({ may: ['edit menus'] })
  await editor.get('/api/user')
  expect(await linkAt(editor, '/contact-us')).toBeDefined()
  await editor.post('/logout')
  expect(await linkAt(editor, '/contact-us')).toBeUndefined()
  const forged = await visitor().get('/contact-us', { cookie: 'kampana_edits=1' })
  expect(link.test(forged.text)).toBe(true)
  expect((await visitor().get('/api/user', { cookie: 'kampana_edits=1' })).status).toBe(401)
})

test('edit link: disappears with the first call after the session ends', async () => {
  let time = new Date('2026-11-23T08:00:00Z')
  const { staff } = await college({ now: () => time })
  const editor = await staff({ may: ['edit content'] })
  await editor.get('/api/user')
  time = new Date('2026-12-23T08:00:00Z')
  expect((await editor.get('/api/user')).status).toBe(401)
  expect(editor.cookie('kampana_edits')).toBeFalsy()
})

test("edit link: isn't on record pages, files and missing pages", async () => {
  const { administrator, update } = await college()
  await administrator.get('/api/user')
  for (const path of [
    `/updates/announcements/${encodeURIComponent(update.title)}`,
    '/class-status',
    '/search',
    '/nowhere',
    '/sitemap.xml',
    '/updates.xml',
    '/calendar',
  ])
    expect([path, await linkAt(administrator, path)]).toEqual([path, undefined])
})
