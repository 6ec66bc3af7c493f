import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['../**/*.tsx', '../../../engine/admin/src/**/*.tsx', '!**/*.test.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

test('task button: keeps the focus during its call, because no such button is disabled', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  const disabling = Object.entries(sources).filter(([, source]) => /[^-]disabled=\{busy\b/.test(source))
  expect(disabling.map(([file]) => file)).toEqual([])
})
