import { expect, test } from 'vitest'
import { college } from '../support/college.ts'

test('staff without the permission cannot edit an update', async () => {
  const { staff, update, visitor } = await college()
  const writer = await staff({ may: ['list updates'] })
  expect((await visitor().get('/api/updates')).status).toBe(200)
  expect((await writer.put(`/api/updates/${update.id}`, { title: 'New' })).status).toBe(403)
})
