import { expect, test } from 'vitest'
import { placeBetween } from './place-between.ts'

test('place between: a place between two sorts between them, wherever records are put again and again', () => {
  const places = [placeBetween(undefined, undefined)]
  const put = (index: number): void => {
    places.splice(index, 0, placeBetween(places[index - 1], places[index]))
  }
  // At both ends, always before and always behind the same record, and anywhere.
  for (let n = 0; n < 200; n++) put(places.length)
  for (let n = 0; n < 200; n++) put(0)
  for (let n = 0; n < 100; n++) put(50)
  for (let n = 0; n < 100; n++) put(places.length - 50)
  for (let n = 0; n < 600; n++) put((n * 7919) % (places.length + 1))
  expect(places).toEqual(places.toSorted())
  expect(new Set(places).size).toBe(places.length)
  expect(places.filter((place) => !/^[0-9a-z]*[1-9a-z]$/.test(place))).toEqual([])
})

test('place between: a place at the end of a long list stays short, and there is room before the first and after the last', () => {
  let last = placeBetween(undefined, undefined)
  for (let n = 0; n < 10_000; n++) last = placeBetween(last, undefined)
  expect(last).toHaveLength(5)
  expect(placeBetween('zzzzi', undefined) > 'zzzzi').toBe(true)
  const first = placeBetween(undefined, '0001i')
  expect(first < '0001i').toBe(true)
  expect(placeBetween(undefined, first) < first).toBe(true)
})
