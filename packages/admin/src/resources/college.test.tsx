import { college } from '@kampana/shared/resources/college'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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

test('college: groups its fields under headings, and shows an error for a color with too little contrast', async () => {
  renderDashboard('/college', {
    account: { ...administrator, permissions: ['edit college', 'publish content'] },
    answering: ({ path }) => (path === '/api/college' ? { body: { data: record } } : undefined),
  })
  const ink = await screen.findByRole('textbox', { name: /^Text color \(light\)/ })
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(Object.values(college.headings ?? {})),
  )
  fireEvent.change(ink, { target: { value: '#CCCCCC' } })
  await waitFor(() =>
    expect(ink).toHaveAccessibleDescription(
      /The contrast of #cccccc on Page background \(light\) \(#fbf7ef\) is 1\.\d/,
    ),
  )
  fireEvent.change(screen.getByRole('textbox', { name: /^Page background \(light\)/ }), {
    target: { value: '#000000' },
  })
  await waitFor(() => expect(ink).not.toHaveAccessibleDescription(/on Page background \(light\)/))
})

test('college: is read-only for a role limited to sections', async () => {
  const permissions = ['edit college', 'publish content']
  renderDashboard('/college', {
    account: { ...administrator, permissions, limited_permissions: permissions },
    answering: ({ path }) => (path === '/api/college' ? { body: { data: record } } : undefined),
  })
  expect(await screen.findByText(String(values['name']))).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Save|Publish|Submit for review/ })).toBeNull()
})
