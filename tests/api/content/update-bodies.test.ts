import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import { documentOf } from '../../support/input/rich-text.ts'

test('update bodies: writers attach a PDF, which the site offers with size and page count', async () => {
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

describe('update bodies: a body', () => {
  const paragraph = (content: object[]) => documentOf({ type: 'paragraph', content } as never)
  test.each([
    ['an unknown node', documentOf({ type: 'iframe' }), 'unknown element (iframe)'],
    [
      'a script link',
      paragraph([
        { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
      ]),
      'a link must point to',
    ],
    [
      'a file that was not uploaded',
      documentOf({ type: 'file', attrs: { href: `/files/${'b'.repeat(32)}/memo.pdf`, title: 'Memo' } }),
      'files must be uploaded to this website first.',
    ],
  ])('with %s is rejected with a reason, and not stored', async (_what, updates, words) => {
    const { administrator } = await college()
    const update = { title: 'Bad', category: 'announcements', updates }
    const answer = await administrator.post('/api/updates', update)
    expect(answer.status).toBe(422)
    expect(answer.body.errors.updates![0]).toContain(words)
    expect((await administrator.get('/api/updates')).body.meta.total).toBe(1)
    expect((await administrator.get('/api/logs?filter={"resource":"updates"}')).body.meta.total).toBe(1)
  })
})

describe('update bodies: lists of records', () => {
  test('accept only public resources, fields and columns', async () => {
    const { administrator } = await college()
    const post = (attrs: object) => {
      const updates = documentOf({ type: 'records', attrs: { view: 'table', ...attrs } })
      return administrator.post('/api/updates', { title: 'Jobs', category: 'announcements', updates })
    }
    for (const [attrs, words] of [
      [{ resource: 'users' }, 'can only show resources that visitors may read.'],
      [{ resource: 'pages', filter: { hidden: 1 } }, 'can only show resources that visitors may read.'],
      [{ resource: 'secrets' }, 'can only show resources that visitors may read.'],
      [{ resource: 'job-openings', filter: { created_by: 1 } }, 'only be filtered by public fields.'],
      [{ resource: 'job-openings', filter: { nowhere: 'x' } }, 'only be filtered by public fields.'],
      [{ resource: 'job-openings', filter: { body: 'x' } }, 'only be filtered by public fields.'],
      [{ resource: 'job-openings', columns: ['title', 'body'] }, 'can only show public fields.'],
      [{ resource: 'updates', filter: { related: 'Secret plans' } }, 'only be filtered by public fields.'],
    ] as const) {
      const { status, body } = await post(attrs)
      expect([attrs, status, body.errors?.updates]).toEqual([attrs, 422, [expect.stringContaining(words)]])
    }
    expect((await post({ resource: 'job-openings', filter: { department: 'Library' } })).status).toBe(201)
  })

  test('show the current records that visitors may read', async () => {
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
