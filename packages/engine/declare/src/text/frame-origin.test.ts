import { expect, test } from 'vitest'
import { frameOrigin } from './frame-origin.ts'

test.each([
  ['https://www.openstreetmap.org/export/embed.html?bbox=1%2C2', 'https://www.openstreetmap.org'],
  ['https://WWW.YouTube.com/embed/x', 'https://www.youtube.com'],
  ['https://maps.example:8443/x', 'https://maps.example:8443'],
  ['https://mapa-ng-señor.example/', 'https://xn--mapa-ng-seor-jhb.example'],
])('frame origin: allows %s by %s', (address, origin) => {
  expect(frameOrigin(address)).toBe(origin)
})

test.each([
  'https://evil.test;sandbox/x',
  'https://a,default-src/x',
  'https://evil.test；sandbox/x',
  "https://evil.test'unsafe-inline'/x",
  'https://evil.test;script-src-elem/x',
  'https://*/x',
  'https://*.example/x',
  'https://[::1]/x',
  'http://maps.example/x',
  'javascript:alert(1)',
  'not an address',
])('frame origin: rejects %s', (address) => {
  expect(frameOrigin(address)).toBeUndefined()
})
