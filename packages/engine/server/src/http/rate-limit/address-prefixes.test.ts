import { expect, test } from 'vitest'
import { addressPrefixes, networkOf } from './address-prefixes.ts'

test.each([
  ['203.0.113.7', { narrow: '203.0.113.7' }],
  ['::ffff:203.0.113.7', { narrow: '203.0.113.7' }],
  ['::FFFF:cb00:7107', { narrow: '203.0.113.7' }],
  ['2001:db8:1:2:3:4:5:6', { narrow: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' }],
  ['2001:0DB8:0001:0002::9', { narrow: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' }],
  ['2001:db8::1', { narrow: '2001:db8:0:0::/64', wide: '2001:db8:0::/48' }],
  ['::1', { narrow: '0:0:0:0::/64', wide: '0:0:0::/48' }],
  ['fe80::1:2:3:4%eth0', { narrow: 'fe80:0:0:0::/64', wide: 'fe80:0:0::/48' }],
  ['unknown', { narrow: 'unknown' }],
  ['not:an:address', { narrow: 'not:an:address' }],
])('address prefixes: counts %s as %o', (ip, prefixes) => {
  expect(addressPrefixes(ip)).toEqual(prefixes)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('address prefixes: finds the network of %s, %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
