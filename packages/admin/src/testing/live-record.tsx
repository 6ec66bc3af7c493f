import type { Release, ReleaseRecord, ReleaseDetail, RecordDraft } from '@kampana/engine-declare/api/releases'
import { datetime, longText, optional, text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { screen } from '@testing-library/react'
import { administrator, type Answer, type Call } from './fake-server.ts'
import { renderDashboard } from './render-dashboard.tsx'

/** Resource with drafts over live records. */
export const rules = defineResource({
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
    posted_at: optional(datetime('Posted', { now: 'when said' })),
  },
})

/** Its live record, and the same record with the draft's values. */
export const live = {
  id: 7,
  title: 'Quiet',
  body: 'No noise.\nAt all.',
  room: 'Hall',
  posted_at: '2026-11-01T02:00:00Z',
}
export const values = { title: 'Quiet', body: 'No noise.\nAfter nine.', room: 'Hall' }
/** Permissions of an author without publish permission, and of a publisher. */
export const author: string[] = [
  'list house-rules',
  'show house-rules',
  'edit house-rules',
  'delete house-rules',
]
export const publisher = [...author, 'publish house-rules']

/** Changed record, release, draft, and release as a reviewer sees it. */
export const releaseRecordFixture = (more: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
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
export const change = (more: Partial<Release> = {}): Release => ({
  id: 5,
  note: '',
  state: 'draft',
  publish_at: null,
  problem: null,
  review_note: null,
  by: 'Ana Cruz',
  at: '2026-11-26T01:00:00Z',
  mine: false,
  may_withdraw: true,
  asked_by: null,
  decided_by: null,
  decided_at: null,
  records: [releaseRecordFixture()],
  ...more,
})
export const draftOf = (within: Release, more: Partial<RecordDraft> = {}): RecordDraft => ({
  ...releaseRecordFixture(),
  values,
  base: { title: live.title, body: live.body, room: live.room },
  live: { title: live.title, body: live.body, room: live.room },
  conflicts: [],
  change: within,
  ...more,
})
export const detailOf = (
  one: Release,
  more: Partial<ReleaseDetail['records'][number]> = {},
): ReleaseDetail => ({
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
  changes?: readonly Release[]
  draft?: RecordDraft | undefined
  detail?: () => ReleaseDetail
  replies?: Readonly<Record<string, Answer | ((call: Call) => Answer)>>
}

/** Renders the dashboard over a server with one live record and its unpublished changes. */
export const visitRules = (
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
      if (key === 'GET /api/releases') return { body: { data: changes } }
      if (key === 'GET /api/house-rules/7/draft' && draft) return { body: { data: draft } }
      if (key === 'GET /api/releases/5' && detail) return { body: { data: detail() } }
      return undefined
    },
  })

export const ruleInput = () => screen.findByRole('textbox', { name: /^Rule/ })
/** Presses a button by its name; calls to a path; the reply to a draft. */
export const press = async (view: ReturnType<typeof visitRules>, name: string) =>
  view.user.click(await screen.findByRole('button', { name }))
export const sent = ({ server }: ReturnType<typeof visitRules>, path: string) =>
  server.calls.filter((call) => call.method === 'PUT' && call.path === path)
export const kept = (draft: RecordDraft): Answer => ({
  body: { message: 'The draft was saved.', data: draft },
})
