import * as z from 'zod'
import { expect, test, vi } from 'vitest'
import type { Client } from '../api/http/client.ts'
import { ApiError } from '../api/http/api-error.ts'
import { optional, text } from '../kinds/index.ts'
import { get, put } from './call.ts'
import { callsOf } from './calls-of.ts'

const calls = {
  find: get('/api/boats/:name', {
    access: 'anyone',
    tag: 'boats',
    summary: 'Show a boat',
    data: () => z.object({ id: z.int() }),
  }),
  rename: put('/api/boats/:id/name', {
    access: ['edit boats'],
    tag: 'boats',
    summary: 'Rename a boat',
    ids: { id: 'Boat' },
    body: { name: text('Name'), note: optional(text('Note')) },
  }),
}

/** Functions of the calls, over a server with this reply. */
const over = (body: unknown) => {
  const call = vi.fn<Client['call']>(async () => ({ status: 200, headers: new Headers(), body }))
  return { call, ...callsOf({ call }, calls) }
}

test('calls: encode path parameters, and return the parsed data', async () => {
  const { call, find } = over({ data: { id: 7, extra: true } })
  expect(await find({ name: 'San Pedro/2' })).toEqual({ data: { id: 7 } })
  expect(call).toHaveBeenCalledWith('/api/boats/San%20Pedro%2F2', { method: 'GET' })
})

test('calls: send the body, and return the message', async () => {
  const { call, rename } = over({ message: 'Saved.' })
  expect(await rename({ id: 7, body: { name: 'San Juan' } })).toEqual({ message: 'Saved.' })
  expect(call).toHaveBeenCalledWith('/api/boats/7/name', { method: 'PUT', body: { name: 'San Juan' } })
})

test.each([
  ['a reply without data', { id: 7 }, ApiError],
  ['data of another type', { data: { id: 'seven' } }, /unexpected|read/i],
])('calls: reject %s', async (_label, body, error) => {
  vi.spyOn(console, 'error').mockReturnValue()
  await expect(over(body).find({ name: 'x' })).rejects.toThrow(error)
})

test('calls: accept no body of another call', () => {
  const { rename } = over({ message: '' })
  // @ts-expect-error The body belongs to another call.
  void rename({ id: 7, body: { title: 'San Juan' } })
  // @ts-expect-error The id is missing.
  void rename({ body: { name: 'San Juan' } })
  expect(Object.keys(calls)).toEqual(['find', 'rename'])
})
