import { expect, test } from 'vitest'
import { positionBetween } from './position-between.ts'

test('position between: sorts between two positions after repeated inserts anywhere', () => {
  const positions = [positionBetween(undefined, undefined)]
  const put = (index: number): void => {
    positions.splice(index, 0, positionBetween(positions[index - 1], positions[index]))
  }
  // At both ends, before and after the same record, and at random.
  for (let n = 0; n < 200; n++) put(positions.length)
  for (let n = 0; n < 200; n++) put(0)
  for (let n = 0; n < 100; n++) put(50)
  for (let n = 0; n < 100; n++) put(positions.length - 50)
  for (let n = 0; n < 600; n++) put((n * 7919) % (positions.length + 1))
  expect(positions).toEqual(positions.toSorted())
  expect(new Set(positions).size).toBe(positions.length)
  expect(positions.filter((position) => !/^[0-9a-z]*[1-9a-z]$/.test(position))).toEqual([])
})

test('position between: stays short at the end of a long list, with room before the first and after the last', () => {
  let last = positionBetween(undefined, undefined)
  for (let n = 0; n < 10_000; n++) last = positionBetween(last, undefined)
  expect(last).toHaveLength(5)
  expect(positionBetween('zzzzi', undefined) > 'zzzzi').toBe(true)
  const first = positionBetween(undefined, '0001i')
  expect(first < '0001i').toBe(true)
  expect(positionBetween(undefined, first) < first).toBe(true)
})
