import { expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { openList, signIn } from '../../support/browser/staff-at-work.ts'

const { open } = visits()

test('versions: an update is compared, restored and reverted by keyboard alone', async () => {
  const staff = await open()
  await signIn(staff)
  await openList(staff, 'Updates')
  const link = staff.getByRole('table').getByRole('link').first()
  const former = await link.innerText()
  await link.click()
  const heading = (name: string) => staff.getByRole('heading', { level: 1, name, exact: true })
  await heading(former).waitFor()
  await staff.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  const title = staff.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('A title by mistake')
  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByText('Published on the website.').waitFor()
  await openList(staff, 'Updates')
  await staff.getByRole('table').getByRole('link', { name: 'A title by mistake' }).click()
  await heading('A title by mistake').waitFor()

  await staff.getByRole('button', { name: 'More' }).focus()
  await staff.keyboard.press('Enter')
  await staff.getByRole('menuitem', { name: 'Versions' }).focus()
  await staff.keyboard.press('Enter')
  const dialog = staff.getByRole('dialog')
  await dialog.getByText('Current version').waitFor()
  await dialog.getByRole('button', { expanded: false }).first().focus()
  await staff.keyboard.press('Enter')
  const compared = dialog.getByRole('region', { name: 'Title', exact: true })
  await compared.waitFor()
  expect(await compared.innerText()).toContain(former)
  await staff.keyboard.press('Tab')
  await staff.keyboard.press('Enter')
  await staff.getByText('The earlier version of the update was restored.').waitFor()
  await heading(former).waitFor()

  await staff.getByRole('button', { name: 'Undo' }).focus()
  await staff.keyboard.press('Enter')
  await heading('A title by mistake').waitFor()
})
