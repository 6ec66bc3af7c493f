import { optional, text, url } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderDashboard } from '../../testing/render-dashboard.tsx'
import { releaseRecordFixture, change, detailOf } from '../../testing/live-record.tsx'

const signs = defineResource({
  name: 'house-rules',
  singular: 'house rule',
  label: 'House Rules',
  title: 'title',
  actions: ['list', 'show', 'create', 'edit'],
  drafts: {},
  fields: { title: text('Title'), link: optional(url('Leads to', { orPage: true })) },
})
beforeAll(() => registerOwnResources([signs]))
afterAll(() => registerOwnResources([]))

const sign = { id: 7, title: 'Quiet', link: '/library' }
const visit = (address: string) => {
  const waiting = change({ records: [releaseRecordFixture()] })
  return renderDashboard(address, {
    answering: ({ method, path, body }) => {
      const key = `${method} ${path}`
      if (key === 'GET /api/house-rules/7') return { body: { data: sign }, headers: { etag: '"live"' } }
      if (key === 'GET /api/releases/5')
        return { body: { data: detailOf(waiting, { before: sign, after: { ...sign, link: '/nobody' } }) } }
      if (key === 'GET /api/releases') return { body: { data: [] } }
      if (key !== 'POST /api/house-rules/findings') return undefined
      const { addresses } = body as { addresses: string[] }
      const dead = addresses.filter((each) => each === '/nobody')
      return { body: { data: dead.map((each) => ({ address: each, problem: 'no page' })) } }
    },
  })
}
const told = 'Leads to: /nobody. The page doesn’t exist.'

test('dead links: a broken link is shown above the form while typing', async () => {
  visit('/house-rule/7/edit')
  const input = await screen.findByRole('combobox', { name: 'Leads to' })
  expect(screen.queryByText('Broken links:')).toBeNull()
  fireEvent.change(input, { target: { value: '/nobody' } })
  expect(await screen.findByText(told, {}, { timeout: 5000 })).toBeVisible()
  fireEvent.change(input, { target: { value: '/library' } })
  await waitFor(() => expect(screen.queryByText(told)).toBeNull(), { timeout: 5000 })
})

test('dead links: a broken link is shown before publication', async () => {
  visit('/releases/5')
  expect(await screen.findByText(told, {}, { timeout: 5000 })).toBeVisible()
})
