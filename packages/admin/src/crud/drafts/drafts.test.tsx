import type { Change, ChangedRecord, ChangeDetail, RecordDraft } from '@kampana/shared/api/changes'
import { datetime, longText, optional, text } from '@kampana/shared/kinds/index'
import { defineResource } from '@kampana/shared/resource'
import { registerOwnResources } from '@kampana/shared/resources/index'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administrator, type Answer, type Call } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const rules = defineResource({
  name: 'house-rules',
  singular: 'house rule',
  label: 'House Rules',
  title: 'title',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  drafts: { live: 'posted_at' },
  fields: {
    title: text('Title'),
    body: longText('Rule'),
    room: optional(text('Room')),
    posted_at: optional(datetime('Posted')),
  },
})
beforeAll(() => registerOwnResources([rules]))
afterAll(() => registerOwnResources([]))

const live = {
  id: 7,
  title: 'Quiet',
  body: 'No noise.\nAt all.',
  room: 'Hall',
  posted_at: '2026-11-01T02:00:00Z',
}
const values = { title: 'Quiet', body: 'No noise.\nAfter nine.', room: 'Hall' }
const author: string[] = ['list house-rules', 'show house-rules', 'edit house-rules', 'delete house-rules']
const publisher = [...author, 'publish house-rules']

const changedRecord = (more: Partial<ChangedRecord> = {}): ChangedRecord => ({
  resource: 'house-rules',
  id: 7,
  title: 'Quiet',
  isLive: true,
  hash: 'first',
  version: 40,
  by: 'Ana Cruz',
  at: '2026-11-26T01:00:00Z',
  may: { edit: true, publish: true },
  ...more,
})
const change = (more: Partial<Change> = {}): Change => ({
  id: 5,
  note: '',
  state: 'draft',
  publish_at: null,
  problem: null,
  review_note: null,
  by: 'Ana Cruz',
  at: '2026-11-26T01:00:00Z',
  mine: false,
  asked_by: null,
  decided_by: null,
  decided_at: null,
  records: [changedRecord()],
  ...more,
})
const draftOf = (within: Change, more: Partial<RecordDraft> = {}): RecordDraft => ({
  ...changedRecord(),
  values,
  base: { title: live.title, body: live.body, room: live.room },
  live: { title: live.title, body: live.body, room: live.room },
  conflicts: [],
  change: within,
  ...more,
})
const detailOf = (one: Change, more: Partial<ChangeDetail['records'][number]> = {}): ChangeDetail => ({
  ...one,
  records: one.records.map((record) => ({
    ...record,
    before: live,
    after: { ...live, ...values },
    conflicts: [],
    ...more,
  })),
})

interface Served {
  permissions?: string[]
  changes?: readonly Change[]
  draft?: RecordDraft | undefined
  detail?: () => ChangeDetail
  replies?: Readonly<Record<string, Answer | ((call: Call) => Answer)>>
}

/** The dashboard over a server with one live record, and what waits over it. */
const visit = (
  address: string,
  { permissions = publisher, changes = [], draft, detail, replies = {} }: Served = {},
) =>
  renderDashboard(address, {
    account: { ...administrator, permissions },
    answering: (call) => {
      const key = `${call.method} ${call.path}`
      const reply = replies[key]
      if (reply) return typeof reply === 'function' ? reply(call) : reply
      if (key === 'GET /api/house-rules/7') return { body: { data: live }, headers: { etag: '"live"' } }
      if (key === 'GET /api/house-rules') return { body: { data: [live], meta: { total: 1 } } }
      if (key === 'GET /api/changes') return { body: { data: changes } }
      if (key === 'GET /api/house-rules/7/draft' && draft) return { body: { data: draft } }
      if (key === 'GET /api/changes/5' && detail) return { body: { data: detail() } }
      return undefined
    },
  })

const ruleInput = () => screen.findByRole('textbox', { name: /^Rule/ })
const press = async (view: ReturnType<typeof visit>, name: string) =>
  view.user.click(await screen.findByRole('button', { name }))
const sent = ({ server }: ReturnType<typeof visit>, path: string) =>
  server.calls.filter((call) => call.method === 'PUT' && call.path === path)
const kept = (draft: RecordDraft): Answer => ({ body: { message: 'The draft was saved.', data: draft } })

describe('drafts: the form of a live record', () => {
  test('lets an author write a draft and ask for its publication, and leads to the record', async () => {
    const own = change({ mine: true })
    const view = visit('/house-rule/7/edit', {
      permissions: author,
      replies: {
        'PUT /api/house-rules/7/draft': kept(draftOf(own)),
        'PUT /api/changes/5/ask': { body: { message: 'Publication was asked for.', data: own } },
      },
    })
    await view.user.type(await ruleInput(), ' Ever.')
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    await press(view, 'Ask for publication')
    await waitFor(() => expect(view.shown()).toBe('/house-rule/7'))
    expect(await screen.findByText('Publication was asked for.')).toBeVisible()
    const [draft] = sent(view, '/api/house-rules/7/draft')
    expect(draft?.body).toEqual({
      values: { ...values, body: 'No noise.\nAt all. Ever.' },
      base: { ...values, body: live.body },
    })
    expect(draft?.headers['if-none-match']).toBe('*')
    expect(sent(view, '/api/house-rules/7')).toEqual([])
  })

  test('keeps a draft with a fault, which only publication refuses', async () => {
    const view = visit('/house-rule/7/edit', {
      replies: { 'PUT /api/house-rules/7/draft': kept(draftOf(change())) },
    })
    await view.user.clear(await ruleInput())
    await press(view, 'Publish')
    expect(await screen.findByText('The Rule field is required.')).toBeVisible()
    await press(view, 'Save draft')
    await waitFor(() => expect(view.shown()).toBe('/house-rule/7'))
    expect(sent(view, '/api/house-rules/7')).toEqual([])
  })

  test('is published at once by who may, where there is no draft', async () => {
    const view = visit('/house-rule/7/edit', {
      replies: { 'PUT /api/house-rules/7': { body: { message: 'The house rule was saved.', data: live } } },
    })
    await view.user.type(await ruleInput(), ' Ever.')
    await press(view, 'Publish')
    await waitFor(() => expect(view.shown()).toMatch(/^\/house-rules/))
    expect(sent(view, '/api/house-rules/7')[0]?.headers['if-match']).toBe('"live"')
    expect(sent(view, '/api/house-rules/7/draft')).toEqual([])
  })

  test('opens the draft, says whose it is and what was said of it, and publishes what it holds', async () => {
    const sentBack = change({
      state: 'sent back',
      review_note: 'Say until when.',
      decided_by: 'Ben Reyes',
      decided_at: '2026-11-26T02:00:00Z',
    })
    const view = visit('/house-rule/7/edit', {
      changes: [sentBack],
      draft: draftOf(sentBack),
      replies: {
        'PUT /api/house-rules/7/draft': kept(draftOf(sentBack, { hash: 'second' })),
        'PUT /api/changes/5/publish': { body: { message: 'It is live.', data: sentBack } },
      },
    })
    await waitFor(async () => expect(await ruleInput()).toHaveValue(values.body))
    const waiting = screen.getByRole('region', { name: 'What waits over the live one' })
    expect(waiting).toHaveTextContent('Draft of Ana Cruz, since Nov 26, 2026, 9:00 AM.')
    expect(waiting).toHaveTextContent('Ben Reyes sent it back on Nov 26, 2026, 10:00 AM.')
    expect(waiting).toHaveTextContent('Say until when.')
    await view.user.type(await ruleInput(), ' Please.')
    await press(view, 'Publish')
    expect(await screen.findByText('It is live.')).toBeVisible()
    expect(sent(view, '/api/house-rules/7/draft')[0]?.headers['if-match']).toBe('"first"')
    expect(sent(view, '/api/changes/5/publish')[0]?.body).toEqual({
      approved: [{ resource: 'house-rules', id: 7, hash: 'second', version: 40 }],
    })
  })

  test('goes on over the draft that it has kept, after its publication was refused', async () => {
    const own = change()
    let hash = 1
    const view = visit('/house-rule/7/edit', {
      changes: [own],
      draft: draftOf(own),
      replies: {
        'PUT /api/house-rules/7/draft': () => kept(draftOf(own, { hash: `kept ${hash++}` })),
        'PUT /api/changes/5/publish': {
          status: 422,
          body: { message: 'No.', errors: { body: ['Say it in fewer words.'] } },
        },
      },
    })
    await waitFor(async () => expect(await ruleInput()).toHaveValue(values.body))
    await view.user.type(await ruleInput(), ' Please.')
    await press(view, 'Publish')
    await waitFor(async () => expect(await ruleInput()).toHaveAccessibleDescription('Say it in fewer words.'))
    await view.user.type(await ruleInput(), ' Now.')
    await press(view, 'Publish')
    await waitFor(() => expect(sent(view, '/api/house-rules/7/draft')).toHaveLength(2))
    expect(sent(view, '/api/house-rules/7/draft')[1]?.headers['if-match']).toBe('"kept 1"')
  })

  test('shows field by field, with the name, what somebody else wrote into the draft meanwhile', async () => {
    const own = change()
    const theirs = draftOf(own, { hash: 'theirs', by: 'Ben Reyes', values: { ...values, body: 'Theirs.' } })
    let refuses = true
    const view = visit('/house-rule/7/edit', {
      changes: [own],
      draft: draftOf(own),
      replies: {
        'PUT /api/house-rules/7/draft': () => {
          const answer = refuses ? { status: 412, body: { message: 'Changed.', data: theirs } } : kept(theirs)
          refuses = false
          return answer
        },
      },
    })
    await waitFor(async () => expect(await ruleInput()).toHaveValue(values.body))
    await view.user.type(await ruleInput(), ' Mine.')
    await press(view, 'Save draft')
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed.' }))
    expect(dialog.getByText(/Ben Reyes saved it/)).toBeVisible()
    await view.user.click(dialog.getByRole('radio', { name: 'Mine' }))
    await view.user.click(dialog.getByRole('button', { name: 'Save as chosen' }))
    await waitFor(() => expect(sent(view, '/api/house-rules/7/draft')).toHaveLength(2))
    const [, again] = sent(view, '/api/house-rules/7/draft')
    expect(again?.headers['if-match']).toBe('"theirs"')
    expect(again?.body).toMatchObject({ values: { body: `${values.body} Mine.` } })
  })

  test('publishes nothing for who leaves it and saves', async () => {
    const view = visit('/house-rule/7/edit', {
      replies: { 'PUT /api/house-rules/7/draft': kept(draftOf(change())) },
    })
    await view.user.type(await ruleInput(), ' Ever.')
    await view.user.click(screen.getByRole('link', { name: 'Home' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your changes?' }))
    await view.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(view.shown()).toBe('/home'))
    expect(sent(view, '/api/house-rules/7/draft')).toHaveLength(1)
    expect(sent(view, '/api/house-rules/7')).toEqual([])
  })

  test('asks which stays where the live one was changed in the same field, and keeps the answer', async () => {
    const own = change()
    const view = visit('/house-rule/7/edit', {
      changes: [own],
      draft: draftOf(own, {
        conflicts: ['body'],
        version: 41,
        live: { ...values, body: 'Published meanwhile.' },
      }),
      replies: {
        'GET /api/house-rules/7/versions': {
          body: {
            data: [
              {
                id: 41,
                action: 'edit',
                username: 'ben',
                name: 'Ben Reyes',
                created_at: live.posted_at,
                changed: [],
              },
            ],
            next: null,
          },
        },
        'PUT /api/house-rules/7/draft': kept(draftOf(own)),
      },
    })
    await press(view, 'Compare and choose')
    const dialog = within(await screen.findByRole('dialog', { name: /has been changed meanwhile/ }))
    expect(dialog.getByText(/Ben Reyes saved it/)).toBeVisible()
    await view.user.click(dialog.getByRole('radio', { name: 'Theirs' }))
    await view.user.click(dialog.getByRole('button', { name: 'Save as chosen' }))
    await waitFor(() => expect(sent(view, '/api/house-rules/7/draft')).toHaveLength(1))
    expect(sent(view, '/api/house-rules/7/draft')[0]?.body).toMatchObject({
      base: { body: 'Published meanwhile.' },
      values: { body: 'Published meanwhile.' },
    })
  })

  test('joins a change of the person’s, so that both go live together', async () => {
    const other = change({ id: 9, mine: true, note: 'School year', records: [changedRecord({ id: 8 })] })
    const view = visit('/house-rule/7/edit', {
      changes: [other],
      replies: { 'PUT /api/house-rules/7/draft': kept(draftOf(other)) },
    })
    await view.user.type(await ruleInput(), ' Ever.')
    await view.user.click(screen.getByRole('combobox', { name: 'Goes live' }))
    await view.user.click(await screen.findByRole('option', { name: 'Together with: School year' }))
    await press(view, 'Save draft')
    await waitFor(() =>
      expect(sent(view, '/api/house-rules/7/draft')[0]?.body).toMatchObject({ change_id: 9 }),
    )
  })
})

describe('drafts: the page of a change', () => {
  const asked = change({ state: 'asked', asked_by: 'Ana Cruz', note: 'Until nine' })

  test('shows what differs and approves exactly that', async () => {
    const view = visit('/changes/5', {
      detail: () => detailOf(asked),
      replies: { 'PUT /api/changes/5/publish': { body: { message: 'It is live.', data: asked } } },
    })
    const record = within(await screen.findByRole('region', { name: 'Quiet' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Until nine' })).toBeVisible()
    expect(record.getByText('all').tagName).toBe('DEL')
    expect(record.getByText('nine').tagName).toBe('INS')
    expect(record.queryByRole('region', { name: 'Room' })).toBeNull()
    await press(view, 'Publish')
    expect(await screen.findByText('It is live.')).toBeVisible()
    expect(sent(view, '/api/changes/5/publish')[0]?.body).toEqual({
      publish_at: null,
      approved: [{ resource: 'house-rules', id: 7, hash: 'first', version: 40 }],
    })
  })

  test('publishes nothing that is another by now, and says what is', async () => {
    let isNewer = false
    const view = visit('/changes/5', {
      detail: () => {
        const newer = { hash: 'newer', after: { ...live, ...values, body: 'Slipped in.' } }
        return detailOf(asked, isNewer ? newer : {})
      },
      replies: {
        'PUT /api/changes/5/publish': () => {
          isNewer = true
          return { status: 412, body: { message: 'It was changed meanwhile.', data: detailOf(asked) } }
        },
      },
    })
    await press(view, 'Publish')
    expect(await screen.findByText('It was changed meanwhile.')).toBeVisible()
    expect(await screen.findByText('Changed since you looked')).toBeVisible()
    expect(await screen.findByText('Slipped')).toBeVisible()
  })

  test('sends it back with words', async () => {
    const view = visit('/changes/5', {
      detail: () => detailOf(asked),
      replies: { 'PUT /api/changes/5/send-back': { body: { message: 'Sent back.', data: asked } } },
    })
    await press(view, 'Send back')
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back: Until nine' }))
    await view.user.type(
      await dialog.findByRole('textbox', { name: /^Note of the reviewer/ }),
      'Say until when.',
    )
    await view.user.click(dialog.getByRole('button', { name: 'Send back' }))
    await waitFor(() =>
      expect(sent(view, '/api/changes/5/send-back')[0]?.body).toEqual({ review_note: 'Say until when.' }),
    )
  })

  test('offers its author to ask, and nobody else’s decision', async () => {
    const mayEdit = { may: { edit: true, publish: false } }
    const view = visit('/changes/5', {
      permissions: author,
      detail: () => detailOf(change({ mine: true, records: [changedRecord(mayEdit)] })),
      replies: { 'PUT /api/changes/5/ask': { body: { message: 'Publication was asked for.', data: asked } } },
    })
    await press(view, 'Ask for publication')
    expect(await screen.findByText('Publication was asked for.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })
})

describe('drafts: what waits', () => {
  test('is counted in the menu, listed on home, and marked in the list', async () => {
    const asked = change({ state: 'asked', asked_by: 'Ana Cruz' })
    visit('/house-rules', { changes: [asked] })
    const row = within(await screen.findByRole('row', { name: /Quiet/ }))
    expect(await row.findByText('Draft: asked for')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Changes 1 waiting' })).toBeVisible()
  })

  test('is told to its author with its fate', async () => {
    const own = { mine: true, asked_by: 'Ana Cruz', decided_by: 'Ben Reyes' }
    const sentBack = change({ ...own, state: 'sent back', review_note: 'Say until when.' })
    const published = change({ ...own, id: 6, note: 'Fees', state: 'published' })
    visit('/home', {
      permissions: author,
      replies: {
        'GET /api/changes': ({ query }) => ({
          body: { data: query.mine === '1' ? [sentBack, published] : [sentBack] },
        }),
      },
    })
    const asked = within(await screen.findByRole('region', { name: 'What you asked for' }))
    expect(asked.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/dashboard/changes/6')
    expect(asked.getByText('Published')).toBeVisible()
    const attention = within(screen.getByRole('region', { name: 'Needs attention' }))
    expect(attention.getByRole('link', { name: 'Quiet' })).toHaveAttribute('href', '/dashboard/changes/5')
    expect(attention.getByText('Say until when.')).toBeVisible()
  })

  test('is not asked for by who has nothing to do with drafts', async () => {
    const { server } = visit('/home', { permissions: ['list letters'] })
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    expect(server.calls.map(({ path }) => path)).not.toContain('/api/changes')
  })
})
