import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

test('no more than the given number run at once, in the order in which they came, also after a failure', async () => {
  const limited = semaphore(2)
  let running = 0
  let most = 0
  const begun: number[] = []
  const work = (each: number) =>
    limited(async () => {
      begun.push(each)
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      if (each === 1) throw new Error('this one fails')
      return each
    })
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(work))
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('what is quick takes turns with all else, and neither keeps the other waiting', async () => {
  const limited = semaphore(1)
  const done: string[] = []
  const work = (name: string, quick = false) => limited(async () => void done.push(name), { quick })
  await Promise.all([
    ...['slow 1', 'slow 2', 'slow 3'].map((name) => work(name)),
    ...['quick 1', 'quick 2', 'quick 3'].map((name) => work(name, true)),
  ])
  expect(done).toEqual(['slow 1', 'quick 1', 'slow 2', 'quick 2', 'slow 3', 'quick 3'])
})
