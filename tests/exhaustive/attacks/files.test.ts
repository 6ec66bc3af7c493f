import { expect, test } from 'vitest'
import { attackedCollege } from '../../support/people/attacked.ts'

const { visitor, administrator } = attackedCollege()
const pdf = (words = '') => Buffer.from(`%PDF-1.7\n${words}`, 'latin1')

const upload = (bytes: Buffer, name = 'form.pdf') => {
  const form = new FormData()
  form.append('file', new File([Uint8Array.from(bytes)], name, { type: 'text/html' }))
  return administrator().post<{ link: string }>('/api/file', form)
}

test.each([
  '../../../etc/passwd',
  '..\\..\\kampana.sqlite',
  '/etc/passwd.pdf',
  'form.pdf\0.html',
  'form.html',
  'form.pdf.exe',
  '.htaccess',
  'x"; filename="evil.html',
  'x\r\nSet-Cookie: a=b',
  'form\u202Efdp.exe',
  '<img src=x onerror=alert(1)>.pdf',
  '%2e%2e%2f%2e%2e%2fx',
  'a'.repeat(5000),
  '....',
  ' ',
  'CON',
])('files: a file with the name %j gets a plain name and is served as a download', async (name) => {
  const { status, body } = await upload(pdf(`%${name.length}`), name)
  expect(status).toBe(200)
  expect(body.data.link).toMatch(/^\/files\/[0-9a-f]{32}\/[A-Za-z0-9][A-Za-z0-9_-]{0,150}(\.[a-z]+)*\.pdf$/)
  const answer = await visitor().get(body.data.link)
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="[\w.-]+\.pdf"(; filename\*=UTF-8''[\w.!~%-]+\.pdf)?$/,
  )
  expect(decodeURIComponent(answer.headers['content-disposition']!)).not.toMatch(/[\p{Cc}\u202e/\\<>|]/u)
})

const hidden = [
  '<</AcroForm <</XFA (<script>app.alert(1)</script>)>>>>',
  '<</S /SubmitForm /F (https://evil.example/)>>',
  '<</Names <</EmbeddedFiles <</Names [(a.exe) 2 0 R]>>>>>> 2 0 obj <</Type /EmbeddedFile>>',
  '<</S 2 0 R>> 2 0 obj /JavaScript',
]
test.each([
  [{}, 200],
  [{ range: 'bytes=0-3' }, 206],
  [{ range: 'bytes=0-0,-1,0-0,-1' }, 200],
  [{ range: 'bytes=999999-' }, 416],
  [{ accept: 'text/html' }, 200],
])('files: a document requested with %j downloads without running its scripts', async (headers, status) => {
  for (const words of hidden) {
    const { body } = await upload(pdf(words))
    const answer = await visitor().get(body.data.link, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="form.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': status === 416 ? 'no-store' : 'public, max-age=31536000, immutable',
    })
    expect(answer.headers['etag'] === undefined).toBe(status === 416)
  }
})

const edge = '--x\r\n'
const part = (name: string, more = '', words = pdf().toString()) =>
  `${edge}Content-Disposition: form-data; name="${name}"; filename="form.pdf"\r\n${more}\r\n${words}\r\n`
const field = (name: string) => `${edge}Content-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`
const end = '--x--\r\n'

test.each([
  ['truncated in its file', part('file').slice(0, -2), 400],
  ['truncated in its headers', `${edge}Content-Disposition: form-data; name="fi`, 422],
  ['with two files', part('file') + part('file') + end, 200],
  ['with a thousand files', part('file').repeat(1000) + end, 200],
  ['with a thousand fields', field('a').repeat(1000) + part('file') + end, 422],
  ['with a field before the file', field('a') + part('file') + end, 422],
  ['with its file in another field', part('image') + end, 422],
  ['with its file in the field __proto__', part('__proto__') + end, 422],
  ['with its file in the field constructor', part('constructor') + end, 422],
  ['with a part with oversized headers', part('file', `X-A: ${'a'.repeat(200_000)}\r\n`) + end, 200],
  ['with a part with thousands of headers', part('file', 'X-A: a\r\n'.repeat(5000)) + end, 200],
  ['without parts', end, 422],
  ['without content', '', 422],
  [
    'with a nested form',
    `${edge}Content-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\n--y--\r\n${end}`,
    422,
  ],
] as const)('files: a form %s stores at most its first file', async (_what, body, status) => {
  const answer = await administrator().post('/api/file', body, {
    'content-type': 'multipart/form-data; boundary=x',
  })
  expect([answer.status, typeof answer.body.message]).toEqual([status, 'string'])
})

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(5000)}`,
  'multipart/form-data; boundary="\r\n"',
  'multipart/mixed; boundary=x',
])('files: a form with the content type %j gets an error message', async (type) => {
  for (const path of ['/api/file', '/api/image']) {
    const answer = await administrator().post(path, part('file') + end, { 'content-type': type })
    expect([400, 415, 422]).toContain(answer.status)
    expect(typeof answer.body?.message).toBe('string')
  }
})
