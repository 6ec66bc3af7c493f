import { expect, test } from 'vitest'
import { placeBetween } from './place-between.ts'

test('position between: sorts between two positions after repeated inserts anywhere', () => {
  const places = [placeBetween(undefined, undefined)]
  const put = (index: number): void => {
    places.splice(index, 0, placeBetween(places[index - 1], places[index]))
  }
  // At both ends, before and after the same record, and at random.
  for (let n = 0; n < 200; n++) put(places.length)
  for (let n = 0; n < 200; n++) put(0)
  for (let n = 0; n < 100; n++) put(50)
  for (let n = 0; n < 100; n++) put(places.length - 50)
  for (let n = 0; n < 600; n++) put((n * 7919) % (places.length + 1))
  expect(places).toEqual(places.toSorted())
  expect(new Set(places).size).toBe(places.length)
  expect(places.filter((place) => !/^[0-9a-z]*[1-9a-z]$/.test(place))).toEqual([])
})

test('position between: stays short at the end of a long list, with room before the first and after the last', () => {
  let last = placeBetween(undefined, undefined)
  for (let n = 0; n < 10_000; n++) last = placeBetween(last, undefined)
  expect(last).toHaveLength(5)
  expect(placeBetween('zzzzi', undefined) > 'zzzzi').toBe(true)
  const first = placeBetween(undefined, '0001i')
  expect(first < '0001i').toBe(true)
  expect(placeBetween(undefined, first) < first).toBe(true)
})
