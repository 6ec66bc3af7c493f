import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const link = /<aside class="edit-page"[^>]*><a href="([^"]*)">Edit this page<\/a><\/aside>/
const linkAt = async (person: Person, path: string) => link.exec((await person.get(path)).text)?.[1]
const query = (address: string) => `/dashboard/pages/at?${new URLSearchParams({ address })}`

test('edit link: who may edit the website finds a link to a page’s editor on it, and visitors get the page as ever', async () => {
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

test('edit link: nothing but the link and its two files is added', async () => {
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

test('edit link: goes with the sign-out, with the permission, and is no more than a link to a forger', async () => {
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

test('edit link: a session that is over takes it back with its next call', async () => {
  let time = new Date('2026-11-23T08:00:00Z')
  const { staff } = await college({ now: () => time })
  const editor = await staff({ may: ['edit content'] })
  await editor.get('/api/user')
  time = new Date('2026-12-23T08:00:00Z')
  expect((await editor.get('/api/user')).status).toBe(401)
  expect(editor.cookie('kampana_edits')).toBeFalsy()
})

test('edit link: records, files and pages that aren’t there have none', async () => {
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
