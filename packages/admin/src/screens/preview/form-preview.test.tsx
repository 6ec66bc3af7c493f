import { screen, waitFor } from '@testing-library/react'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rules, visitRules } from '../../testing/live-record.tsx'
import { setScreenWidth } from '@kampana/engine-admin/testing/screen-width'

beforeAll(() => registerOwnResources([rules]))
afterAll(() => {
  registerOwnResources([])
  vi.unstubAllGlobals()
})

const page = (words: string) => `<!doctype html><html><body><h1>${words}</h1></body></html>`
const record = { id: 1, form_title: 'Write to us' }

/** Opens the form of the contact page, with a server that renders its heading. */
const visit = () =>
  visitRules('/contact', {
    permissions: ['edit college', 'publish content'],
    replies: {
      'GET /api/contact': { body: { data: record }, headers: { etag: '"live"' } },
      'POST /api/content/preview': ({ body }) => {
        const { records } = body as { records: readonly { values: { form_title: string } }[] }
        const title = records[0]!.values.form_title
        if (title.includes('!')) return { status: 500, body: { message: 'It can not be shown.' } }
        return { body: { data: { html: page(title), faults: [] } } }
      },
    },
  })
const shown = () => screen.getByTitle<HTMLIFrameElement>('Page preview').srcdoc
const previews = ({ server }: ReturnType<typeof visit>) =>
  server.calls.filter(({ path }) => path === '/api/content/preview')

describe('form preview', () => {
  test('is beside the form on a wide screen, follows edits, and shows errors', async () => {
    setScreenWidth('wide')
    const view = visit()
    const heading = await screen.findByRole('textbox', { name: /^Form heading/ })
    const button = screen.getByRole('button', { name: 'Preview' })
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await screen.findByRole('region', { name: 'Preview' })
    await waitFor(() => expect(shown()).toContain('Write to us'))
    expect(previews(view)[0]?.body).toMatchObject({
      address: '/contact-us',
      records: [{ resource: 'contact', id: 1, values: { form_title: 'Write to us' } }],
    })
    await view.user.type(heading, ' now')
    await waitFor(() =>
      expect(previews(view).at(-1)?.body).toMatchObject({
        records: [{ values: { form_title: 'Write to us now' } }],
      }),
    )
    await view.user.type(heading, '!')
    expect(await screen.findByText('It can not be shown.')).toBeVisible()
    expect(shown()).toContain('Write to us')
    await view.user.click(button)
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  })

  test('opens with a button on a phone', async () => {
    setScreenWidth('narrow')
    const view = visit()
    await screen.findByRole('textbox', { name: /^Form heading/ })
    expect(previews(view)).toEqual([])
    await view.user.click(screen.getByRole('button', { name: 'Preview' }))
    expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeVisible()
    expect(shown()).toContain('Write to us')
  })

  test('is missing for a resource without a page', async () => {
    setScreenWidth('narrow')
    visitRules('/house-rule/7/edit')
    expect(await screen.findByRole('textbox', { name: /^Rule/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
  })
})
