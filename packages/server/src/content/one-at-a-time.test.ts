import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('one at a time: shares the next run between calls during a run', async () => {
  const ends: (() => void)[] = []
  const run = oneAtATime(async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const number = ends.push(resolve)
    await promise
    return number
  })
  const first = run()
  await expect.poll(() => ends.length).toBe(1)
  const others = [run(), run(), run()]
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  expect(await Promise.all(others)).toEqual([2, 2, 2])
})

test('one at a time: rejects only the callers of a failed run', async () => {
  let runs = 0
  const run = oneAtATime(async () => {
    runs++
    if (runs === 1) throw new Error('No disk.')
    return runs
  })
  const failed = run()
  await expect(failed).rejects.toThrow('No disk.')
  expect(await run()).toBe(2)
})
