import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseInMenu } from '../../testing/choose-in-menu.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'
import { setScreenWidth } from '@kampana/engine-admin/testing/screen-width'

const filtered = (filter: object) => `/updates?filter=${encodeURIComponent(JSON.stringify(filter))}`
const lastFilter = (calls: readonly { path: string; query: Readonly<Record<string, string>> }[]) =>
  JSON.parse(calls.findLast(({ path }) => path === '/api/updates')?.query.filter ?? '{}') as object

describe('filters', () => {
  test('can be cleared after the server rejects them', async () => {
    const { user, server } = renderDashboard('/updates?sort=gone&order=ASC&filter=%7B%22gone%22%3A1%7D', {
      answering: ({ path, query }) =>
        path === '/api/updates' && query.sort?.includes('gone')
          ? { status: 422, body: { message: 'The selected sort is invalid.' } }
          : undefined,
    })
    expect(await screen.findByText('The selected sort is invalid.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reset filters and sorting' }))
    expect(await screen.findByRole('link', { name: 'Enrolment opens' })).toBeVisible()
    expect(lastList(server.calls)?.query.sort).toBe('["created_at","DESC"]')
  })

  const announcements = { category: 'announcements' }

  test('persist on return from a record and are cleared by the menu', async () => {
    const { user, server, shown } = renderDashboard(filtered(announcements))
    await user.click(await screen.findByRole('link', { name: 'Enrolment opens' }))
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Updates' }))
    await screen.findByRole('link', { name: 'Enrolment opens' })
    expect(lastFilter(server.calls)).toEqual(announcements)
    await user.click(screen.getAllByRole('link', { name: 'Updates' })[0]!)
    await waitFor(() => expect(lastFilter(server.calls)).toEqual({}))
    expect(shown()).toBe('/updates')
  })

  test('don’t hide a new record', async () => {
    const { user, server } = renderDashboard(filtered(announcements))
    await user.click(await screen.findByRole('link', { name: 'New update' }))
    await user.type(await screen.findByLabelText(/^Title/), 'Power cut')
    await user.click(await screen.findByRole('radio', { name: 'Draft' }))
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByRole('link', { name: 'Power cut' })).toBeVisible()
    expect(lastFilter(server.calls)).toEqual({})
  })

  test('are dropped with the selection at the next visit, unlike the sort order', async () => {
    const { unmount, user } = renderDashboard(
      `${filtered(announcements)}&sort=title&order=ASC&page=1&perPage=25`,
    )
    await screen.findByRole('link', { name: 'Enrolment opens' })
    await user.click(screen.getAllByRole('checkbox')[1]!)
    expect(await screen.findByText('1 item selected')).toBeVisible()
    unmount()
    const { server } = renderDashboard('/updates')
    await screen.findByRole('link', { name: 'Enrolment opens' })
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(4)
    expect(lastList(server.calls)?.query).toMatchObject({
      sort: '["title","ASC"]',
      range: '[0,24]',
      filter: '{}',
    })
  })
})

test('list: updates show an event’s days in one column, and other updates none', async () => {
  renderDashboard('/updates')
  await screen.findByRole('link', { name: 'Enrolment opens' })
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(names).toContain('When')
  expect(names).not.toContain('From')
  expect(names).not.toContain('To')
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name })).getAllByRole('cell')[names.indexOf('When')]
  expect(cells(/Foundation Day/)).toHaveTextContent(/^Jan 20\s–\u2060\s22, 2026$/)
  expect(cells(/Enrolment opens/)).toBeEmptyDOMElement()
})

describe('export', () => {
  const saved: { name: string; text: Promise<string> }[] = []
  beforeEach(() => {
    saved.length = 0
    let blob = new Blob()
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (made: Blob) => ((blob = made), 'blob:here'),
        revokeObjectURL: () => undefined,
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: bytesOf(blob) })
    })
  })

  test('saves all pages of the list and reports it', async () => {
    const { user, server } = renderDashboard(`${filtered({ category: 'announcements' })}&perPage=5&page=1`)
    await chooseInMenu({ user }, 'Export')
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' })
    expect(await screen.findByText(`Rows saved to updates-${today}.csv: 2`)).toBeVisible()
    expect(saved[0]!.name).toBe(`updates-${today}.csv`)
    const [head = '', , last = ''] = (await saved[0]!.text).split('\r\n')
    const values = last.split(',')
    // The header starts with a UTF-8 byte order mark.
    expect(Object.fromEntries(head.split(',').map((label, at) => [label, values[at]]))).toMatchObject({
      '\ufeffTitle': 'Enrolment opens',
      Category: 'Announcements',
      From: '',
      Posted: '2026-11-01 10:00',
      Subtitle: expect.any(String),
      Body: expect.stringMatching(/\S/),
    })
    const asked = server.calls.filter(({ path }) => path === '/api/updates').map(({ query }) => query)
    expect(asked.at(-1)).toMatchObject({ include: 'updates', range: '[0,1]' })
    const query = asked.at(-2)!
    expect(query).not.toHaveProperty('range')
    expect(query.filter).toBe('{"category":"announcements"}')
  })

  test('shows the error if it fails', async () => {
    let broken = false
    const { user } = renderDashboard('/updates', {
      answering: ({ path }) =>
        broken && path === '/api/updates'
          ? { status: 403, body: { message: 'No', permission: 'list updates' } }
          : undefined,
    })
    await screen.findByRole('link', { name: 'Enrolment opens' })
    broken = true
    await chooseInMenu({ user }, 'Export')
    expect(await screen.findByText("You need the permission 'list updates' for this.")).toBeVisible()
    expect(saved).toEqual([])
  })
})

/** jsdom's blobs can't be read as text, and a text reader would drop the byte order mark. */
const bytesOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer)),
    )
    reader.readAsArrayBuffer(blob)
  })

describe('on a narrow screen', () => {
  beforeEach(() => {
    setScreenWidth('narrow')
  })

  test('selected cards offer the actions of rows', async () => {
    const { user } = renderDashboard('/updates')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Enrolment opens' }))
    const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }))
    expect(bar.getByText('1 selected')).toBeVisible()
    expect(await bar.findByRole('link', { name: 'Show' })).toBeVisible()
    expect(bar.getByRole('link', { name: 'Edit' })).toBeVisible()
    expect(await bar.findByRole('button', { name: 'Delete' })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Select Foundation Day' }))
    expect(bar.queryByRole('link')).toBeNull()
    expect(bar.getByRole('button', { name: 'Delete' })).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Unselect' }))
    expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull()
  })

  test('a record’s actions have labels', async () => {
    const { user } = renderDashboard('/update/1')
    for (const words of ['Updates', 'Edit'])
      expect(await screen.findByRole('link', { name: words })).toHaveTextContent(words)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveTextContent('Delete')
  })

  test('one button opens filters, order and page size', async () => {
    const { user, server, shown } = renderDashboard('/updates')
    expect(await screen.findByRole('textbox', { name: 'Search' })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Filters and sorting' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters and sorting' }))
    await user.click(drawer.getByRole('combobox', { name: 'Category' }))
    await user.click(await screen.findByRole('option', { name: 'News and Events' }))
    await waitFor(() => expect(lastFilter(server.calls)).toEqual({ category: 'news-and-events' }))
    await user.click(drawer.getByRole('combobox', { name: 'Sort order' }))
    await user.click(await screen.findByRole('option', { name: 'Title, A to Z' }))
    await waitFor(() => expect(lastList(server.calls)?.query.sort).toBe('["title","ASC"]'))
    await user.click(drawer.getByRole('combobox', { name: 'Rows per page' }))
    await user.click(await screen.findByRole('option', { name: '50' }))
    await waitFor(() => expect(shown()).toContain('perPage=50'))
    await user.click(drawer.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('button', { name: 'Filters and sorting, 1 active' })).toBeVisible()
  })
})

/** Last request for the list itself, without its trash and authors. */
const lastList = <C extends { path: string }>(calls: readonly C[]): C | undefined =>
  calls.findLast(({ path }) => path === '/api/updates')

test('list: requests publication times if no column has them, and no authors for resources with author fields', async () => {
  const { server } = renderDashboard('/monographs')
  await waitFor(() => expect(server.calls.map(({ path }) => path)).toContain('/api/monographs'))
  // The server rejects an include of `authors` for a field that lists have anyway.
  expect(server.calls.find(({ path }) => path === '/api/monographs')?.query.include).toBe('posted_at')
})

test.each(['wide', 'narrow'] as const)(
  'list: a click on a value in a %s list opens the form and focuses its field',
  async (width) => {
    setScreenWidth(width)
    const registrar = { id: 1, title: 'Registrar', hours: 'Monday to Friday', telephone: '(074) 555 0121' }
    const { user } = renderDashboard('/offices', {
      answering: ({ path }) =>
        path === '/api/offices'
          ? { body: { data: [registrar], meta: { total: 1 } } }
          : path === '/api/offices/1'
            ? { body: registrar }
            : undefined,
    })
    await user.click(await screen.findByText(/Monday to Friday/))
    const hours = await screen.findByRole('textbox', { name: 'Hours' })
    await waitFor(() => expect(hours).toHaveFocus())
  },
)
