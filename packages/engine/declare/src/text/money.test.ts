import { expect, test } from 'vitest'
import { formatMoney, parseMoney } from './money.ts'

test.each([
  ['1234.5', 123_450],
  ['1,234.50', 123_450],
  ['₱1,234.50', 123_450],
  [' ₱ 1 234 ', 123_400],
  ['0', 0],
  ['1.15', 115],
  ['-20', -2000],
  ['-0', 0],
])('money: reads %s as %i centavos', (typed, centavos) => expect(parseMoney(typed)).toBe(centavos))

test.each(['', 'many', '1.234', '12,34', '1,2345', '1e3', '.5', '$5', '٥'])('money: rejects %s', (typed) =>
  expect(parseMoney(typed)).toBeNull(),
)

test('money: formats an amount in pesos', () => {
  expect(formatMoney(123_450)).toBe('₱1,234.50')
  expect(formatMoney(-5)).toBe('-₱0.05')
})
