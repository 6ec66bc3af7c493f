import { expect, test } from 'vitest'
import { attackedCollege } from '../../../support/people/attacked.ts'

const { administrator } = attackedCollege()

test('markup: a title with markup is shown as text everywhere', async () => {
  const title = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)>]]>`
  const made = await administrator().post<{ id: number }>('/api/updates', {
    title,
    category: 'announcements',
    updates: JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }],
    }),
  })
  expect(made.status).toBe(201)
  const places = [
    '/',
    '/updates',
    '/updates.xml',
    `/updates/announcements/${encodeURIComponent(title)}`,
    '/search?q=alert',
    '/sitemap.xml',
  ]
  for (const place of places) {
    const { status, text } = await administrator().get(place, { accept: 'text/html' })
    expect([place, status]).toEqual([place, 200])
    expect(text).not.toMatch(/<script>alert|<img src=x/)
  }
})
