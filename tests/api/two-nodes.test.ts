import { expect, inject, test } from 'vitest'
import { college } from '../support/college.ts'
import { cutListeners } from '../support/fresh-database.ts'
import { personAt } from '../support/person.ts'

const soon = { timeout: 2_000, interval: 50 }

test('what is changed at one node is on the pages of the other within two seconds', async () => {
  const { publish, administrator, update, anotherNode } = await college()
  const visitor = personAt(await anotherNode())
  const page = async (): Promise<string> => (await visitor.get('/updates/announcements')).text
  expect(await page()).toContain(update.title)

  await publish({ title: 'No classes tomorrow' })
  await expect.poll(page, soon).toContain('No classes tomorrow')
  await administrator.delete(`/api/updates/${update.id}`)
  await expect.poll(page, soon).not.toContain(update.title)
})

// SQLite has no line that could be cut.
if (inject('database') === 'postgres')
  test('a node whose line to the database was cut hears of changes again', async () => {
    const { publish, settings, anotherNode } = await college()
    const visitor = personAt(await anotherNode())
    const page = async (): Promise<string> => (await visitor.get('/updates/announcements')).text
    await page()

    if (settings.database.kind === 'postgres') await cutListeners(settings.database.url)
    await publish({ title: 'Said while nobody listened' })
    await expect.poll(page, soon).toContain('Said while nobody listened')
  })
