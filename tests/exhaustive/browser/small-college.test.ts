import { expect, test } from 'vitest'
import { axeOn } from '../../support/browser/axe.ts'
import { visitsTo } from '../../support/browser/browser.ts'
import { isHydrated } from '../../support/browser/hydrated.ts'
import { typeOn } from '../../support/browser/staff-at-work.ts'
import { startSmallCollege } from '../../support/server/small-college.ts'

const { open, origin } = visitsTo(startSmallCollege)

test('small college: a notice goes from the list through the form and its publication to its page', async () => {
  const staff = await open()
  const visitor = await open({ javaScriptEnabled: false })
  await staff.goto('/dashboard')
  await staff.getByText('-- No Notices yet --').waitFor()

  await staff.getByRole('link', { name: 'New notice' }).click()
  await staff.getByRole('textbox', { name: 'Title' }).fill('Open day')
  await typeOn(staff, 'The gates open at eight.', 'Text')
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await staff.waitForURL('**/dashboard/notice/1')
  expect((await visitor.goto('/notices/open-day'))?.status()).toBe(404)

  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByText('Published on the website.').waitFor()
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Open day' }).click()
  await visitor.waitForURL('**/notices/open-day')
  await visitor.getByText('The gates open at eight.').waitFor()
})

test('small college: a room is on the home page as soon as it is saved', async () => {
  const staff = await open()
  const visitor = await open()
  await staff.goto('/dashboard/room')
  await staff.getByRole('textbox', { name: 'Name' }).fill('Library')
  await staff.getByLabel('Seats').fill('40')
  await staff.getByRole('button', { name: 'Save' }).click()
  await staff.getByText('The room was created.').waitFor()
  await visitor.goto('/')
  await visitor.getByText('Library: 40 seats').waitFor()
  await expect.poll(() => isHydrated(visitor)).toBe(true)
  expect(await axeOn(visitor)).toEqual([])
})

test('small college: answers no request with the name of another host', async () => {
  const { port } = new URL(origin())
  expect((await fetch(`http://localhost:${port}/api/user`)).status).toBe(421)
})
