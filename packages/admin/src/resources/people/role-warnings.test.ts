import { presetPermissions, rolePresets } from '@kampana/shared/role-presets'
import { expect, test } from 'vitest'
import { roleWarnings } from './role-warnings.ts'

const warned = (...permissions: string[]) =>
  roleWarnings(permissions).map(({ held, missing }) => `${held} needs ${missing}`)

test('role warnings: a role that changes what it can’t see is warned of, by what the declarations say', () => {
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

test('role warnings: what makes sense, and nothing at all, is warned of by nothing', () => {
  expect(warned()).toEqual([])
  expect(warned('list letters', 'resend letters', 'list logs', 'show logs')).toEqual([])
})

test.each(rolePresets)('role warnings: the preset $name makes sense as it is', (preset) => {
  expect(warned(...presetPermissions(preset))).toEqual([])
})
