import { expect, test } from 'vitest'
import { updatePath } from './update-path.ts'

test.each(['50% off?', 'a/b', '#1', '"Q&A"', 'café 🎓', '%2F', "it's", '..%2f', 'x'.repeat(255)])(
  'update path: encodes the title %j as one segment and decodes it completely',
  (title) => {
    const address = updatePath({ category: 'announcements', title })
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    expect(search + hash).toBe('')
    expect(pathname.split('/').slice(1, 3)).toEqual(['updates', 'announcements'])
    expect(decodeURIComponent(pathname.split('/').slice(3).join('/'))).toBe(title)
    expect(pathname.split('/')).toHaveLength(4)
  },
)

test('update path: accepts half a character', () => {
  expect(updatePath({ category: 'announcements', title: 'a\ud83c' })).toBe(
    '/updates/announcements/a%EF%BF%BD',
  )
})
