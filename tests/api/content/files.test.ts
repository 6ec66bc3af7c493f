import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'
import { pageAt } from '../../support/people/pages.ts'
import { documentOf } from '../../support/input/rich-text.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import { wordDocument } from '../../support/input/zip.ts'

const pdf = Buffer.from('%PDF-1.7\nA form to fill in.')
const formWith = (bytes: Uint8Array, name = 'form.pdf', field = 'file') => {
  const form = new FormData()
  form.append(field, new File([Buffer.from(bytes)], name, { type: 'text/html' }))
  return form
}
const linkIn = ({ body }: { body: unknown }): string => (body as { link: string }).link

test('files: serves an uploaded file under its own name, cacheable forever', async () => {
  const { administrator, visitor } = await college()
  const uploaded = await administrator.post('/api/file', formWith(pdf, 'Application Form (Señor).pdf'))
  expect([uploaded.status, uploaded.body.message]).toEqual([200, 'The file was uploaded.'])
  expect(linkIn(uploaded)).toMatch(/^\/files\/[0-9a-f]{32}\/Application-Form-Senor\.pdf$/)
  expect(uploaded.body.data).toEqual({ link: linkIn(uploaded), name: 'Application-Form-Senor.pdf' })

  const answer = await visitor().get(linkIn(uploaded))
  expect([answer.status, answer.text]).toEqual([200, pdf.toString()])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Application-Form-Senor.pdf"; filename*=UTF-8''Application%20Form%20%28Se%C3%B1or%29.pdf`,
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await visitor().get(linkIn(uploaded), { 'if-none-match': answer.headers.etag! })).status).toBe(304)
  expect((await visitor().get(`/files/${'0'.repeat(32)}/form.pdf`)).status).toBe(404)
})

test("files: keeps all letters of a file's name in the download", async () => {
  const { administrator, visitor } = await college()
  for (const [called, plain, encoded] of [
    ['Memo blg. 12 – Ñiño.pdf', 'Memo-blg-12-Nino.pdf', 'Memo%20blg.%2012%20%E2%80%93%20%C3%91i%C3%B1o.pdf'],
    ['履歴書.pdf', 'file.pdf', '%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf'],
  ] as const) {
    const link = linkIn(await administrator.post('/api/file', formWith(pdf, called)))
    const { headers } = await visitor().get(link)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    )
  }
})

describe('files: an interrupted download resumes', () => {
  const size = pdf.length
  test('with the requested range', async () => {
    const { administrator, visitor } = await college()
    const link = linkIn(await administrator.post('/api/file', formWith(pdf)))
    for (const [range, status, contentRange, bytes] of [
      ['bytes=5-', 206, `bytes 5-${size - 1}/${size}`, pdf.subarray(5)],
      ['bytes=0-0', 206, `bytes 0-0/${size}`, pdf.subarray(0, 1)],
      ['bytes=5-9999', 206, `bytes 5-${size - 1}/${size}`, pdf.subarray(5)],
      ['bytes=-4', 206, `bytes ${size - 4}-${size - 1}/${size}`, pdf.subarray(-4)],
      ['bytes=-9999', 206, `bytes 0-${size - 1}/${size}`, pdf],
      [`bytes=${size}-`, 416, `bytes */${size}`, Buffer.alloc(0)],
      ['bytes=-0', 416, `bytes */${size}`, Buffer.alloc(0)],
      ['bytes=0-1,4-5', 200, undefined, pdf],
      ['bytes=9-5', 200, undefined, pdf],
      ['pages=1-2', 200, undefined, pdf],
    ] as const) {
      const answer = await visitor().get(link, { range })
      expect([range, answer.status, answer.headers['content-range'], answer.text]).toEqual([
        range,
        status,
        contentRange,
        bytes.toString(),
      ])
      expect(answer.headers['content-length']).toBe(String(bytes.length))
    }
  })

  test('only if the file is unchanged', async () => {
    const { administrator, visitor } = await college()
    const link = linkIn(await administrator.post('/api/file', formWith(pdf)))
    const { etag } = (await visitor().get(link)).headers
    const ask = async (condition: string) =>
      (await visitor().get(link, { range: 'bytes=5-', 'if-range': condition })).status
    expect(await ask(etag!)).toBe(206)
    for (const other of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2026 08:00:00 GMT'])
      expect(await ask(other)).toBe(200)
  })

  test("for files of the college's folder, such as monographs", async () => {
    const { visitor } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
    const bytes = readFileSync(join(fixtureCollege, 'monographs/deep-water.pdf'))
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const link = `/content/files/monographs/deep-water-${hash}.pdf`
    const whole = await visitor().get(link)
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename="deep-water.pdf"',
    })
    const size = bytes.length
    expect(whole.headers['content-length']).toBe(String(size))
    const part = await visitor().get(link, { range: 'bytes=5-', 'if-range': whole.headers.etag! })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 5-${size - 1}/${size}`])
    expect((await visitor().get(link, { range: `bytes=${size}-` })).status).toBe(416)
    expect((await visitor().get(link, { range: 'bytes=5-', 'if-range': '"another"' })).status).toBe(200)
  })
})

test('files: detects the type by content, not by name', async () => {
  const { administrator, visitor } = await college()
  const link = linkIn(await administrator.post('/api/file', formWith(wordDocument(), 'letter.pdf')))
  expect(link).toMatch(/\/letter\.docx$/)
  expect((await visitor().get(link)).headers['content-type']).toContain('wordprocessingml.document')
})

test('files: stores a duplicate once, and gives a second name its own address', async () => {
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

test('files: rejects other formats and files with scripts, with the reason under the field', async () => {
  const { administrator } = await college()
  const types = 'must be a file of type: pdf, docx, xlsx, pptx, odt, ods, odp.'
  for (const [bytes, words] of [
    [Buffer.from('<!doctype html><script>alert(1)</script>'), types],
    [Buffer.alloc(0), types],
    [wordDocument({ 'word\\vbaProject.bin': 'x' }), 'contains a macro'],
  ] as const) {
    const { status, body } = await administrator.post('/api/file', formWith(bytes))
    expect([status, body.errors.file]).toEqual([422, [expect.stringContaining(`The file field ${words}`)]])
  }
})

test('files: rejects files over ten megabytes, slightly or far', async () => {
  const { administrator } = await college()
  for (const size of [10 * 1024 * 1024 + 1, 12 * 1024 * 1024]) {
    const answer = await administrator.post('/api/file', formWith(Buffer.alloc(size, '%PDF-')))
    expect([answer.status, answer.body.message]).toEqual([413, 'The POST data is too large.'])
  }
  const largest = Buffer.alloc(10 * 1024 * 1024, '%PDF-')
  expect((await administrator.post('/api/file', formWith(largest))).status).toBe(200)
})

test('files: rejects a form without a file, or with an unknown field', async () => {
  const { administrator } = await college()
  for (const form of [new FormData(), formWith(pdf, 'form.pdf', 'image')]) {
    const answer = await administrator.post('/api/file', form)
    expect([answer.status, answer.body.errors]).toEqual([422, { file: ['The file field is required.'] }])
  }
  const asJson = await administrator.post('/api/file', { file: 'x' })
  expect([asJson.status, asJson.body.errors]).toEqual([422, { file: ['The file field is required.'] }])
})

test('files: accepts only addresses of stored files in a record', async () => {
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
      { form: ['The form field must be a file uploaded to this website.'] },
    ])
  }
})

test('files: shows type, size and page count of a PDF on pages that list it', async () => {
  const { administrator, visitor } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const long = Buffer.from(`%PDF-1.7\n<</Type /Pages /Count 12>>${' '.repeat(4000)}`)
  const file = linkIn(await administrator.post('/api/file', formWith(long)))
  const form = { title: 'Request', description: 'To fill in.', file, group: 'Forms' }
  expect((await administrator.post('/api/downloads', form)).status).toBe(201)
  const { id } = await pageAt(administrator, '/about-us/history')
  const body = documentOf({ type: 'records', attrs: { resource: 'downloads', view: 'cards' } })
  expect((await administrator.put(`/api/pages/${id}`, { body })).status).toBe(200)
  expect((await visitor().get('/about-us/history')).text).toContain(' PDF, 4 KB, 12 pages')
})

test("files: pages can't expose other files of the folder, nor break the site by naming such a file", async () => {
  const { administrator, visitor } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const { id, title } = await pageAt(administrator, '/about-us/history')
  const main = async () => /<main.*<\/main>/s.exec((await visitor().get('/about-us/history')).text)?.[0] ?? ''
  const linked = async (href: string): Promise<string> => {
    const marks = [{ type: 'link', attrs: { href } }]
    const text = { type: 'text', text: `To ${href}`, marks }
    const body = documentOf({ type: 'paragraph', content: [text] })
    expect((await administrator.put(`/api/pages/${id}`, { body })).status).toBe(200)
    const html = await main()
    expect(html).toContain(`To ${href}</a>`)
    return /href="(\/content\/[^"]+)"/.exec(html)?.[1] ?? ''
  }
  expect((await visitor().get(await linked('/content/files/pictures/lake.svg'))).status).toBe(200)
  for (const path of [
    'college.yaml',
    'resources/boats.ts',
    '../../../package.json',
    'pictures',
    '%zz',
    'x/%00',
  ])
    expect([path, (await visitor().get(await linked(`/content/files/${path}`))).status]).toEqual([path, 404])
  // Titles that look like the renderer's internal file references.
  for (const path of ['college.yaml', '../../../package.json']) {
    expect((await administrator.put(`/api/pages/${id}`, { title: `asset:${path}` })).status).toBe(200)
    expect(await main()).toContain(`asset:${path}`)
  }
  await administrator.put(`/api/pages/${id}`, { title })
  expect(await main()).toContain(title)
})
