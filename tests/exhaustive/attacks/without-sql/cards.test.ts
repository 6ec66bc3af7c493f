import { expect, test } from 'vitest'
import { cardOf } from '../../../support/people/card-address.ts'
import { college } from '../../../support/people/college.ts'

test('cards: limits simultaneous requests for cards, with a time to retry', async () => {
  const { visitor } = await college()
  const map = (await visitor().get('/sitemap.xml')).text
  const pages = [...map.matchAll(/<loc>([\w:/.-]+)</g)]
    .slice(0, 16)
    .map(([, page]) => new URL(page!).pathname)
  const addresses = await Promise.all(pages.map((page) => cardOf(visitor(), page)))
  const answers = await Promise.all([...addresses, ...addresses].map((address) => visitor().get(address)))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status, headers }) => `${status} ${headers['retry-after']}`))).toEqual(
    new Set(['429 5']),
  )
})
