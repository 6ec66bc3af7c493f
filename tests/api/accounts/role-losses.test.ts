import type { RoleLosses } from '@kampana/shared/role-losses'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

test('role losses: lists roles from before the upgrade that can no longer delete live records', async () => {
  const { list } = await upgraded()
  expect(await list()).toEqual([
    {
      description: 'Registrar',
      losses: [
        {
          reason: 'delete',
          permission: 'publish content',
          resources: ['programs', 'monographs', 'downloads'],
        },
      ],
    },
    {
      description: 'Updates',
      losses: [{ reason: 'delete', permission: 'publish updates', resources: ['updates'] }],
    },
  ])
})

test('role losses: lists limited roles that can no longer change records outside their sections', async () => {
  const { list } = await upgraded('/academics')
  const dean = (await list()).find(({ description }) => description === 'Dean')
  expect(dean?.losses).toEqual([
    {
      reason: 'section',
      permission: 'publish content',
      resources: expect.arrayContaining(['college', 'home', 'contact', 'calendar-entries', 'search-terms']),
    },
    { reason: 'section', permission: 'edit content', resources: ['downloads'] },
  ])
})

test('role losses: drops a role after it is saved, or after its loss is accepted', async () => {
  const { administrator, idOf, list } = await upgraded()
  const saved = await administrator.put(`/api/roles/${await idOf('Updates')}`, { description: 'News' })
  const kept = await administrator.delete(`/api/role-losses/${await idOf('Registrar')}`)
  expect([saved.status, kept.status, await list()]).toEqual([200, 200, []])
})

test("role losses: doesn't list a role created after the upgrade", async () => {
  const { staff, list } = await upgraded()
  const before = await list()
  await staff({ role: 'New', may: ['delete updates'] })
  expect(await list()).toEqual(before)
})

/** A college right after an upgrade. */
const upgraded = async (sections: string | null = null) => {
  const here = await college()
  const { administrator, staff, database } = here
  await staff({ role: 'Registrar', may: ['edit content', 'edit menus'] })
  await staff({ role: 'Updates', may: ['delete updates', 'edit updates'] })
  await staff({ role: 'Dean', may: ['edit content', 'publish content'] })
  await database((db) =>
    db.updateTable('roles').set({ sections }).where('description', '=', 'Dean').execute(),
  )
  await database((db) =>
    db
      .insertInto('roles_to_review')
      .columns(['role_id'])
      .expression(db.selectFrom('roles').select('id'))
      .execute(),
  )
  const idOf = async (description: string): Promise<number | undefined> =>
    (await administrator.get<RoleLosses[]>('/api/roles')).body.data.find(
      (role) => role.description === description,
    )?.id
  return {
    ...here,
    idOf,
    list: async () =>
      (await administrator.get<RoleLosses[]>('/api/role-losses')).body.data.map(
        ({ description, losses }) => ({ description, losses }),
      ),
  }
}
