import { describe, expect, test } from 'vitest'
import { action } from '@kampana/engine-declare/custom-action'
import { text } from '@kampana/engine-declare/kinds/index'
import { heldLevel, offeredLevels, permissionGroups, permissionsUpTo } from './permission-levels.ts'
import { defineResource } from '@kampana/engine-declare/resource'
import { permissionNames } from '@kampana/engine-declare/registry/resource-summary'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { presetPermissions, rolePresets } from './role-presets.ts'

const group = (name: string) => permissionGroups().find((each) => each.name === name)!
const preset = (name: string) => presetPermissions(rolePresets.find((each) => each.name === name)!)

describe('levels', () => {
  test('contain each action, and everything below', () => {
    expect(permissionsUpTo(group('updates'), 'see')).toEqual(['list updates', 'show updates'])
    expect(permissionsUpTo(group('updates'), 'publish')).toEqual(
      ['list', 'show', 'create', 'edit', 'publish'].map((name) => `${name} updates`),
    )
    expect(permissionsUpTo(group('pictures'), 'write')).not.toContain('take-down pictures')
  })

  test('rename writing to publishing if visitors see it at once', () => {
    expect(offeredLevels(group('class-status'))).toEqual(['see', 'publish', 'delete'])
    expect(offeredLevels(group('messages'))).toEqual(['see', 'write', 'delete'])
  })

  test('are held with exactly their permissions', () => {
    const held = (...names: string[]) => heldLevel(group('updates'), new Set(names))
    expect(held()).toBe('none')
    expect(held('show updates', 'list updates', 'list users')).toBe('see')
    expect(held('list updates', 'delete updates')).toBe('mixed')
  })

  test('cover every permission once', () => {
    const all = permissionGroups().flatMap(({ levels }) => Array.from(levels.keys()))
    expect(new Set(all).size).toBe(all.length)
    expect(all).toEqual(expect.arrayContaining(allResources().flatMap(permissionNames)))
  })

  test('appear once if a resource uses those of the website', () => {
    const actions = ['show', 'edit'] as const
    const fields = { name: text('Name') }
    const [theirs, some] = [{ show: 'edit college', edit: 'edit college' }, { edit: 'edit college' }].map(
      (permissions, index) =>
        defineResource({
          name: `places-${index}`,
          singular: `place ${index}`,
          label: 'Places',
          title: 'name',
          actions,
          permissions,
          fields,
        }),
    )
    registerOwnResources([theirs!, some!])
    try {
      expect(permissionGroups().map(({ name }) => name)).not.toContain('places-0')
      expect([...group('places-1').levels]).toEqual([['show places-1', 'see']])
      expect([...group('website').levels.keys()]).toContain('edit college')
    } finally {
      registerOwnResources([])
    }
  })
})

describe('presets', () => {
  test('let a registrar write for others to publish, and an administrator do everything', () => {
    expect(preset('Registrar')).toEqual(expect.arrayContaining(['edit updates', 'edit content']))
    for (const name of ['publish updates', 'publish content', 'create class-status', 'edit users'])
      expect(preset('Registrar')).not.toContain(name)
    expect(preset('Administrator')).toEqual(
      permissionGroups().flatMap(({ levels }) => Array.from(levels.keys())),
    )
  })

  test("include a college's own resource at the level of similar ones", () => {
    const boats = defineResource({
      name: 'boats',
      singular: 'boat',
      label: 'Boats',
      title: 'name',
      actions: ['list', 'show', 'create', 'delete'],
      public: ['list'],
      customActions: { launch: action({ log: 'launched' }) },
      fields: { name: text('Name') },
    })
    registerOwnResources([boats])
    try {
      expect(preset('Registrar')).toEqual(expect.arrayContaining(['list boats', 'show boats']))
      expect(preset('Registrar')).not.toContain('create boats')
      expect(preset('Communications')).toEqual(expect.arrayContaining(['launch boats', 'delete boats']))
    } finally {
      registerOwnResources([])
    }
  })
})
