import { expect, test } from 'vitest'
import { readCollegeIdentity } from '../college/college.ts'
import { cardAddresses, pageOfCard } from './card-address.ts'

test('an address is read back as its page', async () => {
  const addressOf = cardAddresses(await readCollegeIdentity())
  for (const path of ['/', '/about-us/history', '/updates/announcements/50%25%20off.jpg'])
    expect(pageOfCard(addressOf(path, { title: 'x' }))).toBe(path)
  for (const other of ['/cards/', '/cards/abc', '/cards/abc/history.png', '/cards/.jpg'])
    expect(pageOfCard(other)).toBeNull()
})

test('another title, another college or another picture is another address', async () => {
  const college = await readCollegeIdentity()
  const card = { title: 'History' }
  const addresses = [
    cardAddresses(college)('/', card),
    cardAddresses(college)('/', { title: 'Histories' }),
    cardAddresses(college)('/', { ...card, picture: '/media/x' }),
    cardAddresses({ ...college, name: 'Another College' })('/', card),
  ]
  expect(new Set(addresses).size).toBe(4)
})
