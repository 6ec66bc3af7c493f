import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { wordDocument } from '../../support/input/zip.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import { documentOf } from '../../support/input/rich-text.ts'

test('who writes updates attaches a PDF, which the site offers with its size and pages', async () => {
  const { staff, visitor } = await college()
  const writer = await staff({ may: ['create updates', 'publish updates'] })
  const form = new FormData()
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Pages /Kids [2 0 R] /Count 2 >> endobj')
  form.append('file', new File([bytes], 'Form.pdf'))
  const { link, pages } = (await writer.post<{ link: string; pages: number }>('/api/file', form)).body.data
  const attrs = { href: link, title: 'Form', bytes: bytes.length, pages }
  await writer.post('/api/updates', {
    title: 'With a form',
    category: 'announcements',
    updates: documentOf({ type: 'file', attrs }),
    posted_at: '2026-01-05T00:00:00.000Z',
  })
  const page = await visitor().get('/updates/announcements/With%20a%20form')
  expect(page.text.replaceAll('<!-- -->', '')).toContain('>Form <small>PDF, 1 KB, 2 pages</small></a>')
})

test('who writes updates attaches a file, which the site offers with its type and size', async () => {
  const { staff, visitor } = await college()
  const writer = await staff({ may: ['create updates', 'publish updates'] })
  const form = new FormData()
  const bytes = wordDocument()
  form.append('file', new File([new Uint8Array(bytes)], 'Memo 12.docx'))
  const { body } = await writer.post<{ link: string }>('/api/file', form)
  const attrs = { href: body.data.link, title: 'Memo 12', bytes: bytes.length }
  const made = await writer.post('/api/updates', {
    title: 'With a memo',
    category: 'announcements',
    updates: documentOf({ type: 'file', attrs }),
    posted_at: '2026-01-05T00:00:00.000Z',
  })
  expect(made.status).toBe(201)
  const page = await visitor().get('/updates/announcements/With%20a%20memo')
  expect(page.text.replaceAll('<!-- -->', '')).toContain(
    `<a href="${body.data.link}" download>Memo 12 <small>DOCX, 1 KB</small></a>`,
  )
})

test.each([
  ['a web page', '<html><script>alert(1)</script></html>', 'must be a file of type'],
  [
    'a PDF with a script',
    '%PDF-1.7\n1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj',
    'holds a program',
  ],
])('%s that is called a PDF is refused in a sentence', async (_what, content, words) => {
  const { administrator } = await college()
  const form = new FormData()
  form.append('file', new File([content], 'memo.pdf', { type: 'application/pdf' }))
  const answer = await administrator.post('/api/file', form)
  expect(answer.status).toBe(422)
  expect(answer.body.errors.file![0]).toContain(words)
})

describe('what a body may hold', () => {
  const paragraph = (content: object[]) => documentOf({ type: 'paragraph', content } as never)
  const nested = (levels: number): string =>
    `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(levels)}{"type":"paragraph"}${']}'.repeat(levels)}]}`

  const src = `/media/${'a'.repeat(32)}/960x640.webp`

  test.each([
    ['an unknown node', documentOf({ type: 'iframe' }), 'unknown kind (iframe)'],
    [
      'a script link',
      paragraph([
        { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
      ]),
      'a link must lead to',
    ],
    [
      'a script link in disguise',
      paragraph([
        { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: ' java\tscript:alert(1)' } }] },
      ]),
      'a link must lead to',
    ],
    [
      'a script picture',
      paragraph([{ type: 'image', attrs: { src: 'javascript:alert(1)' } }]),
      'a picture must be',
    ],
    [
      'a picture of another site',
      paragraph([{ type: 'image', attrs: { src: 'https://evil.example/pixel.gif' } }]),
      'a picture must be',
    ],
    [
      'an event handler',
      documentOf({ type: 'paragraph', attrs: { onclick: 'alert(1)' } }),
      "can't have the property onclick",
    ],
    [
      'a figure of another site',
      documentOf({ type: 'figure', attrs: { src: 'https://evil.example/pixel.gif' } }),
      'a picture must be one that was uploaded here.',
    ],
    [
      'a gallery of 41',
      documentOf({
        type: 'gallery',
        content: Array.from({ length: 41 }, () => ({ type: 'figure', attrs: { src } })),
      }),
      'a gallery can have 40 pictures, and this one has 41.',
    ],
    [
      'a file that nobody uploaded',
      documentOf({ type: 'file', attrs: { href: `/files/${'b'.repeat(32)}/memo.pdf`, title: 'Memo' } }),
      'a file must be one that was uploaded here.',
    ],
    [
      'a video of an unknown site',
      documentOf({ type: 'video', attrs: { href: 'https://evil.example/v/1' } }),
      'a video must have the address of one at YouTube, Vimeo or Facebook.',
    ],
    [
      'a table of 200 columns',
      documentOf({
        type: 'table',
        content: [{ type: 'tableRow', content: Array.from({ length: 200 }, () => ({ type: 'tableCell' })) }],
      }),
      'a table can have 20 columns, and this one has 200.',
    ],
    ['5,000 levels', nested(5_000), 'nested too deeply'],
    ['a text that is no JSON', '{"type":"doc"', 'not a document of the editor'],
    ['HTML', '<p>Hello</p>', 'not a document of the editor'],
  ])('%s is refused in words, and nothing is kept', async (_what, updates, words) => {
    const { administrator } = await college()
    const answer = await administrator.post('/api/updates', {
      title: 'Bad',
      category: 'announcements',
      updates,
    })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.updates![0]).toContain(words)
    expect((await administrator.get('/api/updates')).body.meta.total).toBe(1)
    expect((await administrator.get('/api/logs?filter={"resource":"updates"}')).body.meta.total).toBe(1)
  })
})

describe('records in a body', () => {
  const post = async (attrs: object) => {
    const { administrator } = await college()
    const updates = documentOf({ type: 'records', attrs: { view: 'table', ...attrs } })
    return administrator.post('/api/updates', { title: 'Jobs', category: 'announcements', updates })
  }

  test.each([
    [{ resource: 'users' }, 'must be of a kind that visitors may read.'],
    [{ resource: 'pages', filter: { hidden: 1 } }, 'must be of a kind that visitors may read.'],
    [{ resource: 'secrets' }, 'must be of a kind that visitors may read.'],
    [{ resource: 'messages', filter: { email: 'a@b.test' } }, 'must be of a kind that visitors may read.'],
    [{ resource: 'job-openings', filter: { created_by: 1 } }, 'only by what visitors see of them.'],
    [{ resource: 'job-openings', filter: { nowhere: 'x' } }, 'only by what visitors see of them.'],
    [{ resource: 'job-openings', filter: { body: 'x' } }, 'only by what visitors see of them.'],
    [{ resource: 'job-openings', columns: ['title', 'body'] }, 'show only what visitors see of them.'],
    [{ resource: 'updates', filter: { related: 'Secret plans' } }, 'only by what visitors see of them.'],
  ])('%j are refused', async (attrs, words) => {
    const answer = await post(attrs)
    expect(answer.status).toBe(422)
    expect(answer.body.errors.updates![0]).toContain(words)
  })

  test('of a kind and by a field that visitors see are kept', async () => {
    const answer = await post({ resource: 'job-openings', filter: { department: 'Library' } })
    expect(answer.status).toBe(201)
  })

  test('are shown on the page as they are now, and only those that visitors may read', async () => {
    const { administrator, visitor } = await college()
    const open = await administrator.post<{ id: number }>('/api/job-openings', {
      ...jobOpening,
      title: 'Reader & <b>friend</b>',
    })
    await administrator.post('/api/job-openings', { ...jobOpening, title: 'Nurse', department: 'Clinic' })
    const list = {
      resource: 'job-openings',
      filter: { department: 'Library' },
      view: 'table',
      columns: ['title'],
    }
    await administrator.post('/api/updates', {
      title: 'Jobs',
      category: 'announcements',
      updates: documentOf({ type: 'records', attrs: list }),
    })
    const read = async () => (await visitor().get('/updates/announcements/Jobs')).text
    const page = await read()
    expect(page).toContain('scope="rowgroup">Reader &amp; &lt;b&gt;friend&lt;/b&gt;</th>')
    expect(page).not.toContain('Nurse')
    await administrator.put(`/api/job-openings/${open.body.data.id}`, { title: 'Listener' })
    expect(await read()).toContain('>Listener</th>')
  })
})
