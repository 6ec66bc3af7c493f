import { expect, test, vi } from 'vitest'
import { UploadQueue } from './upload-queue.ts'

/** Queue whose server the test controls. `sent` lists the started uploads by filename. */
const startQueue = (atOnce?: number) => {
  const sent = new Map<string, { signal: AbortSignal } & PromiseWithResolvers<string | undefined>>()
  const onIdle = vi.fn<(run: { uploads: readonly { state: string }[]; isCanceled: boolean }) => void>()
  const queue = new UploadQueue<string>({
    send: ({ name }, { signal }) => {
      const reply = Promise.withResolvers<string | undefined>()
      sent.set(name, { signal, ...reply })
      return reply.promise
    },
    refuse: ({ size }) => (size > 1 ? 'too large' : undefined),
    ...(atOnce !== undefined && { atOnce }),
    onIdle,
  })
  const send = (...names: string[]) => queue.send(names.map((name) => new File(['x'], name)))
  const states = () => queue.snapshot().uploads.map(({ state }) => state)
  return { queue, send, sent, states, onIdle }
}

test('upload queue: all queues together send at most three files at once', async () => {
  const [first, second] = [startQueue(), startQueue()]
  first.send('a', 'b')
  second.send('c', 'd')
  expect(second.states()).toEqual(['sending', 'waiting'])
  first.sent.get('a')!.resolve('/a')
  await vi.waitFor(() => expect(second.states()).toEqual(['sending', 'sending']))
  first.queue.clear()
  second.queue.clear()
})

test('upload queue: sends files in their order if it sends one at a time', async () => {
  const { send, sent, states, onIdle } = startQueue(1)
  send('a', 'b')
  expect([...sent.keys()]).toEqual(['a'])
  sent.get('a')!.reject(new Error('No connection.'))
  await vi.waitFor(() => expect(states()).toEqual(['failed', 'sending']))
  sent.get('b')!.resolve('/b')
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalledOnce())
})

test('upload queue: keeps a failed or canceled file for a retry', async () => {
  const { queue, send, sent, states, onIdle } = startQueue()
  const [a, b] = send('a', 'b') as [number, number]
  sent.get('a')!.resolve(undefined)
  queue.cancel([b])
  expect(sent.get('b')!.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(states()).toEqual(['failed', 'canceled']))
  expect(queue.isFinished()).toBe(false)
  queue.start([a, b])
  sent.get('a')!.resolve('/a')
  sent.get('b')!.resolve('/b')
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalledTimes(2))
  expect(queue.snapshot().uploads.map(({ result }) => result)).toEqual(['/a', '/b'])
  expect(queue.isFinished()).toBe(true)
})

test('upload queue: doesn’t send a refused file, and ends without a notice if it is cleared', async () => {
  const { queue, send, sent, states, onIdle } = startQueue()
  queue.send([new File(['large'], 'large')])
  expect(states()).toEqual(['refused'])
  expect(queue.isFinished()).toBe(true)
  send('a')
  queue.clear()
  expect([...sent.keys()]).toEqual(['a'])
  expect(sent.get('a')!.signal.aborted).toBe(true)
  expect(onIdle).not.toHaveBeenCalled()
})
