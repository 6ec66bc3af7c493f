import { presetPermissions, rolePresets } from '@kampana/shared/role-presets'
import { expect, test } from 'vitest'
import { roleWarnings } from './role-warnings.ts'

const warned = (...permissions: string[]) =>
  roleWarnings(permissions).map(({ held, missing }) => `${held} needs ${missing}`)

test('role warnings: report a role that edits records it can’t see, from the declarations', () => {
  expect(warned('create updates')).toEqual(
    expect.arrayContaining(['create updates needs list updates', 'create updates needs show updates']),
  )
  expect(warned('edit job-openings', 'list job-openings')).toContain(
    'edit job openings needs show job openings',
  )
  expect(warned('list users', 'show users', 'activate users')).toEqual([])
  expect(warned('list users', 'show users', 'edit users')).toEqual(['edit users needs list roles'])
  expect(warned('invite users')).toEqual(['invite users needs list roles'])
  expect(warned('list updates')).toEqual(['list updates needs show updates'])
  expect(warned('show updates')).toEqual(['show updates needs list updates'])
})

test('role warnings: report nothing for a consistent or empty role', () => {
  expect(warned()).toEqual([])
  expect(warned('list letters', 'resend letters', 'list logs', 'show logs')).toEqual([])
})

test.each(rolePresets)('role warnings: report nothing for the preset $name', (preset) => {
  expect(warned(...presetPermissions(preset))).toEqual([])
})
