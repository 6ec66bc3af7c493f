import type { ContentFile, ContentFileSummary, ContentOverview } from '@kampana/shared/content/content-api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administrator, type Answer, type Call } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const file = (path: string, title: string, more: Partial<ContentFileSummary> = {}): ContentFileSummary => ({
  path,
  kind: path === 'search.yaml' ? 'settings' : 'data',
  title,
  published: null,
  draft: null,
  samples: 0,
  conflict: false,
  review: { owner: null, due: null, checked: null, mine: true },
  may: { edit: true, publish: true },
  ...more,
})
const files = [
  file('search.yaml', 'Contact'),
  file('data/tuition.yaml', 'Tuition', { samples: 2 }),
  file('data/clinic.yaml', 'Clinic', {
    review: { owner: 'Clinic', due: '2020-01-02', checked: null, mine: true },
  }),
]
const overview: ContentOverview = {
  tree: [
    {
      title: 'Admission',
      address: null,
      state: 'group',
      until: null,
      files: [],
      entries: [
        page('Tuition', '/admission/tuition', ['data/tuition.yaml']),
        page('Clinic', '/clinic', ['data/clinic.yaml']),
      ],
    },
  ],
  files,
  changes: [],
  college: {},
  offices: [],
}
function page(title: string, address: string, paths: string[]) {
  return { title, address, state: 'live' as const, until: null, files: paths, entries: [] }
}
const text = 'hours:\n  Offices: 8:00 to 17:00\n'
const contact: ContentFile = {
  // A kind without an editor of its own, so that these tests are of the shell alone.
  ...file('search.yaml', 'Contact', { kind: 'settings' }),
  text,
  hash: 'h1',
  draft_text: null,
  draft_hash: null,
  folder_text: null,
  address: '/contact',
}
const account = { ...administrator, permissions: ['edit content', 'publish content'] }
const published: Answer = {
  body: {
    message: 'Published. Visitors see it now.',
    data: { hashes: { 'search.yaml': 'h2' }, warnings: [] },
  },
}
const usual: Readonly<Record<string, Answer>> = {
  'GET /api/content': { body: { data: overview } },
  'GET /api/content/file': { body: { data: contact } },
  'POST /api/content/preview': {
    body: { data: { html: '<p>Hours</p>', findings: { faults: [], warnings: [] } } },
  },
  'POST /api/content/publish': published,
}
const open = (address: string, answering: (call: Call) => Answer | undefined = () => undefined) =>
  renderDashboard(address, {
    account,
    answering: (call) => answering(call) ?? usual[`${call.method} ${call.path}`],
  })
const editor = () => screen.findByRole('textbox', { name: 'Text of search.yaml' })

test('the website is found by words and by state', async () => {
  const { user } = open('/website')
  expect(await screen.findByRole('link', { name: 'Tuition' })).toHaveAttribute(
    'href',
    '/dashboard/website/edit?path=data%2Ftuition.yaml',
  )
  await user.type(screen.getByRole('searchbox', { name: 'Search the website' }), 'clin')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tuition' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Clinic' })).toBeVisible()
  await user.clear(screen.getByRole('searchbox', { name: 'Search the website' }))
  await user.click(screen.getByRole('combobox', { name: 'Show' }))
  await user.click(screen.getByRole('option', { name: 'With sample values' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Clinic' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Tuition' })).toBeVisible()
})

test('a file of the website is found by Ctrl K, changed and published', async () => {
  const { user, server } = open('/home')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toBeVisible())
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'search.yaml')
  await screen.findByRole('option', { name: /Contact/ })
  await user.keyboard('{Enter}')
  const area = await editor()
  await user.clear(area)
  await user.type(area, 'hours: 7:30')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published. Visitors see it now.')).toBeVisible()
  expect(server.calls.find(({ path }) => path === '/api/content/publish')?.body).toEqual({
    files: [{ path: 'search.yaml', text: 'hours: 7:30', base_hash: 'h1' }],
    note: '',
  })
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
})

test('what was typed is there again after the page was lost', async () => {
  const first = open('/website/edit?path=search.yaml')
  await first.user.type(await editor(), 'more')
  first.unmount()
  open('/website/edit?path=search.yaml')
  await waitFor(async () => expect(await editor()).toHaveValue(`${text}more`))
  expect(screen.getByText(/^Restored what you typed/)).toBeVisible()
})

test('a fault that stops a publication stands at its place, and the text stays', async () => {
  const { user } = open('/website/edit?path=search.yaml', ({ path }) =>
    path === '/api/content/publish'
      ? {
          status: 422,
          body: {
            message: 'The website can’t be published like this.',
            errors: { 'search.yaml': ['hours is wrong'] },
            findings: { faults: [{ path: 'search.yaml', line: 2, text: 'hours is wrong' }], warnings: [] },
          },
        }
      : undefined,
  )
  await user.type(await editor(), 'x')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('button', { name: 'Line 2' })).toBeVisible()
  expect(await editor()).toHaveValue(`${text}x`)
})

test('another’s change of other lines is merged, and of the same lines shown beside one’s own', async () => {
  let theirs = `# A remark\n\n${text}`
  const { user } = open('/website/edit?path=search.yaml', ({ path }) =>
    path === '/api/content/publish'
      ? {
          status: 412,
          body: {
            message: 'Ana has published meanwhile.',
            conflicts: [{ path: 'search.yaml', text: theirs, hash: 'h9', base: null, by: 'Ana', at: null }],
          },
        }
      : undefined,
  )
  const area = await editor()
  await user.clear(area)
  await user.type(area, 'hours:\n  Offices: 7:30 to 17:00\n')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(area).toHaveValue('# A remark\n\nhours:\n  Offices: 7:30 to 17:00\n'))
  theirs = '# A remark\n\nhours:\n  Offices: 9:00 to 17:00\n'
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Somebody else has changed the same lines.' }),
  )
  await user.click(dialog.getByRole('radio', { name: 'Mine' }))
  await user.click(dialog.getByRole('button', { name: 'Go on as chosen' }))
  expect(await editor()).toHaveValue('# A remark\n\nhours:\n  Offices: 7:30 to 17:00\n')
})

test('home asks to look again at a page, and takes one click for an answer', async () => {
  const { user, server } = open('/home', ({ path }) =>
    path === '/api/content/reviews' ? { body: { message: 'Noted.' } } : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Still right: Clinic' }))
  expect(await screen.findByText('Noted.')).toBeVisible()
  expect(server.calls.find(({ path }) => path === '/api/content/reviews')?.body).toEqual({
    path: 'data/clinic.yaml',
    checked: true,
  })
})

test('nobody without a permission for it sees anything of the website', async () => {
  const { server } = renderDashboard('/website', {
    account: { ...administrator, permissions: ['list logs'] },
  })
  expect(await screen.findByRole('link', { name: 'Logs' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Website' })).toBeNull()
  expect(server.calls.map(({ path }) => path)).not.toContain('/api/content')
})

test('who checks a page is set at the page, and a day in the past is refused at its field', async () => {
  const { user } = open('/website/edit?path=search.yaml', ({ path }) =>
    path === '/api/content/reviews'
      ? { status: 422, body: { message: 'This day has passed.', errors: { due: ['This day has passed.'] } } }
      : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Who checks it, and when' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who checks Contact' }))
  await user.type(dialog.getByRole('combobox', { name: 'Office' }), 'Registrar')
  await user.type(dialog.getByLabelText('To be checked on'), '2020-01-02')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This day has passed.')).toBeVisible()
  expect(dialog.getByRole('combobox', { name: 'Office' })).toHaveValue('Registrar')
})
