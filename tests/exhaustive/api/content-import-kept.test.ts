import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collegeWithFolder, history } from '../../support/people/college-with-folder.ts'

test('content import: retains a record missing from the folder if another record refers to it', async () => {
  const { administrator, folder, carry, find } = await collegeWithFolder()
  const page = await find('pages', 'History')
  const beneath = {
    title: 'The bell',
    parent_id: page.id,
    kind: 'placeholder',
    address: '/about-us/the-bell',
  }
  const made = await administrator.post('/api/pages', beneath)
  expect([made.status, made.text]).toEqual([201, made.text])
  rmSync(join(folder, history))
  const gone = [{ action: 'gone', resource: 'pages', title: 'History' }]
  expect((await carry({ deletes: true })).entries).toEqual(gone)
  expect(await find('pages', 'History')).toBeDefined()
})

test('content import: retains the parent and address that staff gave to a page', async () => {
  const { carry, find, edit } = await collegeWithFolder()
  const page = await find('pages', 'History')
  const parent = await find('pages', 'Student Services')
  await edit(`/api/pages/${page.id}`, { parent_id: parent.id, address: '/student-services/history' })
  const { entries } = await carry()
  const fields = ['Parent page', 'Position', 'Address']
  expect(entries).toEqual([{ action: 'kept', resource: 'pages', title: 'History', fields }])
  expect(await find('pages', 'History')).toMatchObject({ id: page.id, address: '/student-services/history' })
})
