import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { sendWithProgress } from './upload.ts'
import { basicPublicMessages } from '../../messages/basic-public-messages.ts'
import type { UploadProgress } from './upload.ts'

/** A mock of XMLHttpRequest: it records its calls, and the test triggers network events. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly sentHeaders: Record<string, string> = {}
  withCredentials = false
  opened = ''
  body: unknown
  status = 0
  responseText = ''
  responseHeaders = ''
  aborted = false

  constructor() {
    super()
    FakeRequest.last = this
  }

  open(method: string, url: string) {
    this.opened = `${method} ${url}`
  }

  setRequestHeader(name: string, value: string) {
    this.sentHeaders[name] = value
  }

  getAllResponseHeaders() {
    return this.responseHeaders
  }

  send(body: unknown) {
    this.body = body
  }

  abort() {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }

  sends(loaded: number, total: number | undefined) {
    const progress = { loaded, total: total ?? 0, lengthComputable: total !== undefined }
    this.upload.dispatchEvent(Object.assign(new Event('progress'), progress))
  }

  answers(status: number, responseText: string, responseHeaders = '') {
    Object.assign(this, { status, responseText, responseHeaders })
    this.dispatchEvent(new Event('load'))
  }
}

const client = createClient({
  upload: sendWithProgress,
  baseUrl: 'https://college.example',
  readCookies: () => 'XSRF-TOKEN=abc%3D',
  fetch: () => Promise.resolve(new Response(null, { status: 204 })),
})
const form = () => {
  const data = new FormData()
  data.append('image', new File(['x'], 'campus.png', { type: 'image/png' }))
  return data
}
const upload = (onProgress: (progress: UploadProgress) => void = () => {}, signal?: AbortSignal) => {
  const body = form()
  return { body, call: client.call('/api/image', { method: 'POST', body, onProgress, signal }) }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => void vi.unstubAllGlobals())

describe('an upload', () => {
  test('reports its progress', async () => {
    const seen: UploadProgress[] = []
    const { call } = upload((progress) => seen.push(progress))
    await vi.waitFor(() => expect(FakeRequest.last.body).toBeDefined())
    FakeRequest.last.sends(50, undefined)
    FakeRequest.last.sends(100, 200)
    FakeRequest.last.answers(200, '{"link":"/media/1.webp"}')
    await call
    expect(seen).toEqual([
      { sent: 50, total: 0 },
      { sent: 100, total: 200 },
    ])
  })

  test("sends the same request as other calls, except for the form's boundary", async () => {
    const { body, call } = upload()
    FakeRequest.last.answers(200, '{}')
    await call
    const { opened, withCredentials, sentHeaders } = FakeRequest.last
    expect(opened).toBe('POST https://college.example/api/image')
    expect(withCredentials).toBe(true)
    expect(sentHeaders).toEqual({ accept: 'application/json', 'x-xsrf-token': 'abc=' })
    expect(FakeRequest.last.body).toBe(body)
  })

  test('returns the reply with its headers', async () => {
    const { call } = upload()
    FakeRequest.last.answers(
      200,
      '{"link":"/media/1.webp"}',
      'Content-Type: application/json\r\nX-Time: 12:30\r\n',
    )
    const { body, headers } = await call
    expect(body).toEqual({ link: '/media/1.webp' })
    expect(headers.get('x-time')).toBe('12:30')
  })

  test('accepts an empty reply', async () => {
    const { call } = upload()
    FakeRequest.last.answers(204, '')
    expect(await call).toMatchObject({ status: 204, body: undefined })
  })

  test('reports the errors of its fields', async () => {
    const { call } = upload()
    const errors = { image: ['The image field must be an image.'] }
    FakeRequest.last.answers(422, JSON.stringify({ message: 'x', errors }))
    await expect(call).rejects.toMatchObject({
      status: 422,
      errors: { image: 'The image field must be an image.' },
    })
  })

  test('retries with a new token', async () => {
    const { call } = upload()
    const first = FakeRequest.last
    first.answers(419, '{"message":"CSRF token mismatch."}')
    await vi.waitFor(() => expect(FakeRequest.last).not.toBe(first))
    FakeRequest.last.answers(200, '{}')
    expect((await call).status).toBe(200)
  })

  test('reports a lost connection', async () => {
    const { call } = upload()
    FakeRequest.last.dispatchEvent(new Event('error'))
    await expect(call).rejects.toMatchObject({ status: 0, message: basicPublicMessages.unreachable })
  })

  test('ends after an invalid reply', async () => {
    const { call } = upload()
    FakeRequest.last.answers(0, '')
    await expect(call).rejects.toMatchObject({ status: 0 })
  })

  test('stops when it is aborted', async () => {
    const controller = new AbortController()
    const { call } = upload(() => {}, controller.signal)
    controller.abort(new Error('Cancelled.'))
    await expect(call).rejects.toThrow('Cancelled.')
    expect(FakeRequest.last.aborted).toBe(true)
  })

  test("doesn't start if it was aborted before", async () => {
    const before = FakeRequest.last
    const { call } = upload(() => {}, AbortSignal.abort(new Error('Cancelled.')))
    await expect(call).rejects.toThrow('Cancelled.')
    expect(FakeRequest.last).toBe(before)
  })
})
