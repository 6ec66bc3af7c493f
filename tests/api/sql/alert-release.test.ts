import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '@kampana/server/backup/backup'
import { restoreBackup } from '@kampana/server/backup/restore'
import { openDatabase } from '@kampana/server/db/open'
import { expect, onTestFinished, test } from 'vitest'
import { administrator as account } from '../../support/people/accounts.ts'
import { familyAddresses } from '../../support/people/families.ts'
import { stormyCollege, told } from '../../support/people/stormy-college.ts'

const hour = 60 * 60

test('alert release: an alert is paused after two hours of downtime until a user releases it', async () => {
  const place = await stormyCollege(familyAddresses(3))
  const { post, pass, standStill, alert, ofFamilies, administrator } = place
  await pass(1)
  await post()
  standStill(2.5 * hour)
  await administrator.post('/login', account)
  await pass(60)
  const { id, status } = await alert()
  expect([status, ofFamilies()]).toEqual(['paused', []])
  const released = await administrator.put(`/api/alerts/${id}/release`)
  expect([released.status, released.body.message]).toEqual([
    200,
    'The alert will be sent now, or when its update is published.',
  ])
  await pass(1)
  expect(ofFamilies()).toHaveLength(3)
  expect(await alert()).toMatchObject({ status: 'over', taken: 3 })
  const again = await administrator.put(`/api/alerts/${id}/release`)
  expect([again.status, again.body.message]).toEqual([409, 'This alert isn’t paused.'])
})

test('alert release: an alert is sent after shorter downtime, and a paused alert stops when its notice ends', async () => {
  const { post, pass, standStill, alert, ofFamilies, administrator } = await stormyCollege(familyAddresses(2))
  await pass(1)
  await post()
  standStill(1.5 * hour)
  await pass(60)
  expect(ofFamilies()).toHaveLength(2)
  await post({ ...told, ends_at: '2026-11-21T01:00:00Z' })
  standStill(2.5 * hour)
  await administrator.post('/login', account)
  await pass(60)
  expect((await alert()).status).toBe('paused')
  await pass(hour)
  expect((await alert()).status).toBe('stopped')
  expect(ofFamilies()).toHaveLength(2)
})

test('alert release: a restored college sends nothing until a user releases it', async () => {
  const { post, settings, alert } = await stormyCollege(familyAddresses(2))
  await post()
  expect((await alert()).status).toBe('held')
  const folder = mkdtempSync(join(tmpdir(), 'kampana-restored-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'backup.sqlite')
  await backUp(settings, file, new Date())
  const elsewhere = {
    ...settings,
    dataDir: folder,
    database: { kind: 'sqlite', file: join(folder, 'kampana.sqlite') },
  } as const
  await restoreBackup(elsewhere, file)
  const db = await openDatabase(elsewhere)
  onTestFinished(() => db.destroy())
  expect(await db.selectFrom('alerts').select('status').execute()).toEqual([{ status: 'paused' }])
})

test('alert release: the daily limit is enforced, and the estimate shows the remaining e-mails', async () => {
  const place = await stormyCollege(familyAddresses(40), {}, { settings: { MAIL_PER_DAY: '50' } })
  const { post, pass, alert, ofFamilies, administrator } = place
  const estimate = async () =>
    (await administrator.get<{ room?: number }>('/api/alerts/estimate')).body.data.room
  expect(await estimate()).toBeUndefined()
  await post()
  await pass(15)
  expect(ofFamilies()).toHaveLength(40)
  expect(await estimate()).toBe(10)
  await post()
  await pass(15)
  expect(ofFamilies()).toHaveLength(50)
  expect(await alert()).toMatchObject({ status: 'sending', taken: 10 })
})
