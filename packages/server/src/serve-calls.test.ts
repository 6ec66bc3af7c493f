import { del, get, post, put, type Calls } from '@kampana/engine-declare/calls/call'
import { optional, text } from '@kampana/engine-declare/kinds/index'
import fastify, { type FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod'
import { sendError } from '@kampana/engine-server/error'
import { acceptEmptyJson, plainCompilers } from '@kampana/engine-server/http/server-options'
import { acceptUploads, readUpload } from './media/upload.ts'
import { serve, type HandlersOf } from '@kampana/engine-server/records/calls/serve'

const shared = { access: 'anyone', tag: 'boats', summary: 'Boats' } as const
const bytes = Buffer.from([0x50, 0x4b, 0, 255])

let app: FastifyInstance
afterEach(() => app.close())

/** A server with declared calls. */
const over = async <S extends Calls>(calls: S, handlers: HandlersOf<S>): Promise<FastifyInstance> => {
  app = fastify({ schemaController: plainCompilers })
  app.setErrorHandler(sendError)
  acceptEmptyJson(app)
  await acceptUploads(app)
  serve(app, calls, handlers)
  return app
}

test('calls: keep the order and the undeclared properties of a reply', async () => {
  const boat = { name: 'San Pedro', extra: [1], id: 7 }
  const data = () => z.object({ id: z.int(), name: z.string() })
  await over(
    { read: get('/boats/:id', { ...shared, ids: { id: 'Boat' }, data }) },
    { read: async () => ({ data: boat }) },
  )
  expect((await app.inject('/boats/7')).body).toBe(JSON.stringify({ data: boat }))
  expect((await app.inject('/boats/seven')).statusCode).toBe(404)
})

test('calls: name each problem of a body that belongs to another call', async () => {
  const body = { name: text('Name'), note: optional(text('Note')) }
  await over(
    { rename: put('/boats/name', { ...shared, body }) },
    { rename: async () => ({ message: 'Renamed.' }) },
  )
  const reply = await app.inject({
    method: 'PUT',
    url: '/boats/name',
    payload: { title: 'San Juan', note: 'New' },
  })
  expect([reply.statusCode, reply.json<{ errors: object }>().errors]).toEqual([
    422,
    { name: ['The name field is required.'], title: ['The title field is prohibited.'] },
  ])
  const renamed = await app.inject({ method: 'PUT', url: '/boats/name', payload: { name: 'San Juan' } })
  expect([renamed.statusCode, renamed.body]).toEqual([200, '{"message":"Renamed."}'])
})

test.each([
  ['text', 'text/csv', 'a,b\n', 'text/csv; charset=utf-8'],
  ['JSON', 'application/json', '{"b":1,"a":2}', 'application/json; charset=utf-8'],
  ['a file', 'application/zip', bytes, 'application/zip'],
  [
    'a stream',
    'application/zip',
    Readable.from([bytes.subarray(0, 2), bytes.subarray(2)]),
    'application/zip',
  ],
])('calls: send %s with its declared type', async (_name, content, sent, type) => {
  await over({ load: get('/boats.zip', { ...shared, content }) }, { load: async () => sent })
  const { headers, rawPayload } = await app.inject('/boats.zip')
  const expected = sent instanceof Readable ? bytes : Buffer.from(sent)
  expect([headers['content-type'], rawPayload]).toEqual([type, expected])
})

test('calls: read the files of a form', async () => {
  const calls = {
    add: post('/boats', { ...shared, files: { image: 'Picture' }, data: () => z.int(), status: 201 }),
  }
  await over(calls, {
    add: async ({ request }) => {
      const upload = await readUpload(request, 'image')
      return { message: upload.name, data: upload.bytes.length }
    },
  })
  const form = new FormData()
  form.append('image', new File([bytes], 'boat.png'))
  const sent = new Response(form)
  const payload = Buffer.from(await sent.arrayBuffer())
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const reply = await app.inject({ method: 'POST', url: '/boats', headers, payload })
  expect([reply.statusCode, reply.body]).toEqual([201, '{"message":"boat.png","data":4}'])
})

test('calls: send redirects, empty replies, and replies of the handler', async () => {
  const calls = {
    move: get('/boats/old', { ...shared, content: 'redirect' }),
    sink: del('/boats', { ...shared, status: 204, hasMessage: false }),
    hide: post('/boats/hidden', { ...shared, status: 204, hasMessage: false }),
  }
  await over(calls, {
    move: async ({ reply }) => reply.redirect('/boats/new'),
    sink: async () => ({}),
    hide: async ({ reply }) => {
      reply.callNotFound()
      return reply
    },
  })
  const moved = await app.inject('/boats/old')
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/boats/new'])
  const sunk = await app.inject({ method: 'DELETE', url: '/boats' })
  expect([sunk.statusCode, sunk.body]).toEqual([204, ''])
  expect((await app.inject({ method: 'POST', url: '/boats/hidden' })).statusCode).toBe(404)
})
