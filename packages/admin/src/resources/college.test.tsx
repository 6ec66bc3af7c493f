import { college } from '@kampana/shared/resources/college'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { legibleColor } from '../../../../tests/support/input/legible-color.ts'
import { valueOf } from '../../../../tests/support/input/specimen-values.ts'
import { administrator } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const around = { pictures: [], files: [], records: {}, lists: { levels: [], campuses: [], emblems: [] } }
const values = Object.fromEntries(
  Object.entries(college.fields).map(([name, field]) => [
    name,
    field.kind === 'color' ? legibleColor(name, 0) : valueOf(field, 0, around).read,
  ]),
)
const record = { id: 1, ...values, colours_light_paper: '#fbf7ef', colours_light_ink: '#1c2430' }
const open = () =>
  renderDashboard('/college', {
    account: { ...administrator, permissions: ['edit college', 'publish content'] },
    answering: ({ path }) => (path === '/api/college' ? { body: { data: record } } : undefined),
  })

test('college: a color that would make a text hard to read is told under it while it is chosen', async () => {
  const { user } = open()
  const ink = await screen.findByRole('textbox', { name: /^Text by day/ })
  await user.clear(ink)
  await user.type(ink, '#CCCCCC')
  await waitFor(() =>
    expect(ink).toHaveAccessibleDescription(/#cccccc on Page by day \(#fbf7ef\) has a contrast of 1\.\d/),
  )
  const paper = screen.getByRole('textbox', { name: /^Page by day/ })
  await user.clear(paper)
  await user.type(paper, '#000000')
  await waitFor(() => expect(ink).not.toHaveAccessibleDescription(/on Page by day/))
})

test('college: its many fields stand under headings', async () => {
  open()
  await screen.findByRole('heading', { name: 'Colours' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(Object.values(college.headings ?? {})),
  )
})
