import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.for([
  ['/About-Us/', '/about-us'],
  ['/2019/05/hello-world/', '/2019/05/hello-world'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/a%2Fb', '/a%2fb'],
  ['/50%', '/50%'],
  ['/a%00', '/a%00'],
  ['/a%2541', '/a%2541'],
  ['/mission%2C-vision-%26-goal', '/mission,-vision-&-goal'],
  ['/', '/'],
  ['//', '/'],
  ['/?p=123', '/?p=123'],
  ['/Old.php?b=2&a=1', '/old.php?a=1&b=2'],
  ['/old.php/?id=A%20b', '/old.php?id=A+b'],
  ['/old?', '/old'],
] as const)('address key: normalizes %s to %s', ([address, key]) => {
  expect(addressKey(address)).toBe(key)
  expect(addressKey(key)).toBe(key)
})
