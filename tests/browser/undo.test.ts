import { expect, test } from 'vitest'
import { axeOn } from '../support/browser/axe.ts'
import { visits } from '../support/browser/browser.ts'
import { call } from '../support/browser/page-call.ts'
import { chooseInMenu, openList, signIn } from '../support/browser/staff-at-work.ts'
import { bodyOf } from '../support/input/rich-text.ts'

const { open } = visits({ SEED: 'none' })
const title = 'Enrolment is open'

test('undo: a deleted update disappears for visitors, and Undo restores it', async () => {
  const staff = await open()
  const visitor = await open({ javaScriptEnabled: false })
  await signIn(staff)
  await call(staff, 'POST', '/api/updates', {
    title,
    category: 'announcements',
    updates: bodyOf('Bring two photographs.'),
  })
  await openList(staff, 'Updates')
  const link = staff.getByRole('table').getByRole('link', { name: title })
  await visitor.goto('/updates')
  await visitor.getByRole('main').getByRole('link', { name: title }).first().click()

  await link.click()
  await chooseInMenu(staff, title, 'Delete')
  await staff.getByText('The update was deleted.').waitFor()
  await link.waitFor({ state: 'detached' })
  expect((await visitor.reload())?.status()).toBe(404)
  expect(await axeOn(staff)).toEqual([])

  await staff.getByRole('button', { name: 'Undo' }).click()
  await staff.getByText('The update was restored.').waitFor()
  await link.waitFor()
  expect((await visitor.reload())?.status()).toBe(200)
  expect(await visitor.getByRole('heading', { level: 1 }).innerText()).toBe(title)
})
