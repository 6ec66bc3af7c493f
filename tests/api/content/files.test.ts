import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import { wordDocument } from '../../support/input/zip.ts'

const pdf = Buffer.from('%PDF-1.7\nA form to fill in.')
const formWith = (bytes: Uint8Array, name = 'form.pdf', field = 'file') => {
  const form = new FormData()
  form.append(field, new File([Buffer.from(bytes)], name, { type: 'text/html' }))
  return form
}
const linkIn = ({ body }: { body: unknown }): string => (body as { link: string }).link

test('an uploaded file is there for download under the name it was called, for ever', async () => {
  const { administrator, visitor } = await college()
  const uploaded = await administrator.post('/api/file', formWith(pdf, 'Application Form (Señor).pdf'))
  expect([uploaded.status, uploaded.body.message]).toEqual([200, 'The file was uploaded.'])
  expect(linkIn(uploaded)).toMatch(/^\/files\/[0-9a-f]{32}\/Application-Form-Senor\.pdf$/)
  expect(uploaded.body.data).toEqual({ link: linkIn(uploaded), name: 'Application-Form-Senor.pdf' })

  const answer = await visitor().get(linkIn(uploaded))
  expect([answer.status, answer.text]).toEqual([200, pdf.toString()])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Application-Form-Senor.pdf"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await visitor().get(linkIn(uploaded), { 'if-none-match': answer.headers.etag! })).status).toBe(304)
})

test('what a file is its bytes say, not its name', async () => {
  const { administrator, visitor } = await college()
  const link = linkIn(await administrator.post('/api/file', formWith(wordDocument(), 'letter.pdf')))
  expect(link).toMatch(/\/letter\.docx$/)
  expect((await visitor().get(link)).headers['content-type']).toContain('wordprocessingml.document')
})

test('the same file twice is kept once; under another name it has another address', async () => {
  const { administrator, database } = await college()
  const links = await Promise.all(
    ['a.pdf', 'a.pdf', 'b.pdf'].map(async (name) =>
      linkIn(await administrator.post('/api/file', formWith(pdf, name))),
    ),
  )
  expect(links[0]).toBe(links[1])
  expect(links[2]).not.toBe(links[0])
  const rows = await database((db) => db.selectFrom('files').select('name').orderBy('name').execute())
  expect(rows.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
})

test.each([
  ['HTML called a document', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing at all', Buffer.alloc(0)],
])('%s is refused under the field', async (_what, bytes) => {
  const { administrator } = await college()
  const answer = await administrator.post('/api/file', formWith(bytes))
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { file: ['The file field must be a file of type: pdf, docx, xlsx, pptx, odt, ods, odp.'] },
  ])
})

test('a document with a program in it is refused, saying what is wrong with it', async () => {
  const { administrator } = await college()
  const answer = await administrator.post(
    '/api/file',
    formWith(wordDocument({ 'word\\vbaProject.bin': 'x' })),
  )
  expect(answer.status).toBe(422)
  expect(answer.body.errors.file![0]).toContain('The file field holds a program')
})

test('more than ten megabytes are too large, whether little or much more', async () => {
  const { administrator } = await college()
  for (const size of [10 * 1024 * 1024 + 1, 12 * 1024 * 1024]) {
    const answer = await administrator.post('/api/file', formWith(Buffer.alloc(size, '%PDF-')))
    expect([answer.status, answer.body.message]).toEqual([413, 'The POST data is too large.'])
  }
  const largest = Buffer.alloc(10 * 1024 * 1024, '%PDF-')
  expect((await administrator.post('/api/file', formWith(largest))).status).toBe(200)
})

test('a form without the file, or with another field, lacks it', async () => {
  const { administrator } = await college()
  for (const form of [new FormData(), formWith(pdf, 'form.pdf', 'image')]) {
    const answer = await administrator.post('/api/file', form)
    expect([answer.status, answer.body.errors]).toEqual([422, { file: ['The file field is required.'] }])
  }
  const asJson = await administrator.post('/api/file', { file: 'x' })
  expect([asJson.status, asJson.body.errors]).toEqual([422, { file: ['The file field is required.'] }])
})

test('who writes nothing that has a file may not upload one', async () => {
  const { staff, visitor } = await college()
  const writer = await staff({ may: ['edit job-openings'] })
  const editor = await staff({ may: ['edit users'] })
  expect((await writer.post('/api/file', formWith(pdf))).status).toBe(200)
  expect((await editor.post('/api/file', formWith(pdf))).status).toBe(403)
  expect((await visitor().post('/api/file', formWith(pdf))).status).toBe(401)
})

test('a record takes only the address of a file that is kept here', async () => {
  const { administrator } = await college()
  const kept = linkIn(await administrator.post('/api/file', formWith(pdf)))
  const made = await administrator.post('/api/job-openings', { ...jobOpening, form: kept })
  expect([made.status, made.body.data]).toEqual([201, expect.objectContaining({ form: kept })])
  for (const form of [
    'https://elsewhere.example/form.pdf',
    `/files/${'0'.repeat(32)}/form.pdf`,
    kept.replace('form.pdf', 'other.pdf'),
    '/dashboard',
  ]) {
    const answer = await administrator.post('/api/job-openings', { ...jobOpening, form })
    expect([form, answer.status, answer.body.errors]).toEqual([
      form,
      422,
      { form: ['The form field must be a file that was uploaded here.'] },
    ])
  }
})

test('a file that nobody uploaded is not there', async () => {
  const { visitor } = await college()
  expect((await visitor().get(`/files/${'0'.repeat(32)}/form.pdf`)).status).toBe(404)
})
