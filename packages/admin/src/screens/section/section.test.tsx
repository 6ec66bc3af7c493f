import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administrator, type Call } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const permissions = ['list offices', 'edit content', 'publish content']
const office = { id: 4, name: 'Registrar', page: '/student-services/registrar', hours: 'Mondays' }

const visit = (address: string, mine: boolean) =>
  renderDashboard(address, {
    account: { ...administrator, permissions, limited_permissions: ['edit content', 'publish content'] },
    answering: ({ path }: Call) =>
      path === '/api/offices/4'
        ? { body: { data: office } }
        : path === '/api/offices/4/section'
          ? { body: { data: { mine, roles: mine ? [] : ['Registrar’s office'] } } }
          : undefined,
  })

test('sections: a record outside is read-only, names its editors, and offers no forbidden action', async () => {
  const { unmount } = visit('/office/4', false)
  expect(
    await screen.findByText(/This record is outside your sections\. Managed by: Registrar’s office/),
  ).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  unmount()
  visit('/office/4/edit', false)
  expect(await screen.findByText(/This record is outside your sections/)).toBeVisible()
  expect(screen.getByText('Mondays')).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('textbox')).toBeNull()
  expect(main.queryByRole('button', { name: /Save|Publish|Delete/ })).toBeNull()
})

test('sections: a record inside has its form', async () => {
  visit('/office/4/edit', true)
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible()
})
