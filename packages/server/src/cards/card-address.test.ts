import { expect, test } from 'vitest'
import { fixtureIdentity } from '../../../../tests/support/fixture-identity.ts'
import { cardAddresses, parseCardAddress } from './card-address.ts'

test("card address: returns the page of a card's address", () => {
  const cardAddress = cardAddresses(fixtureIdentity)
  for (const path of ['/', '/about-us/history', '/updates/announcements/50%25%20off.jpg'])
    expect(parseCardAddress(cardAddress(path, { title: 'x' }))).toBe(path)
  for (const other of ['/cards/', '/cards/abc', '/cards/abc/history.png', '/cards/.jpg'])
    expect(parseCardAddress(other)).toBeNull()
})

test('card address: changes with the title, the college and the picture', () => {
  const college = fixtureIdentity
  const card = { title: 'History' }
  const addresses = [
    cardAddresses(college)('/', card),
    cardAddresses(college)('/', { title: 'Histories' }),
    cardAddresses(college)('/', { ...card, picture: '/media/x' }),
    cardAddresses({ ...college, name: 'Another College' })('/', card),
  ]
  expect(new Set(addresses).size).toBe(4)
})
