import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

test('semaphore: limits concurrent tasks and keeps their order, even after a failure', async () => {
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

test('semaphore: alternates between people, regardless of their number of tasks', async () => {
  const limited = semaphore(1)
  const done: string[] = []
  const work = (turn: string, name: string) => limited(async () => void done.push(name), { turn })
  await Promise.all([
    ...['ana 1', 'ana 2', 'ana 3', 'ana 4'].map((name) => work('ana', name)),
    ...['ben 1', 'ben 2'].map((name) => work('ben', name)),
    work('cora', 'cora 1'),
  ])
  expect(done).toEqual(['ana 1', 'ben 1', 'ana 2', 'cora 1', 'ben 2', 'ana 3', 'ana 4'])
})
