import type { ActionText, CustomAction } from '@kampana/shared/custom-action'
import { inputName, type Field } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import { isOwnServer } from './own-server.ts'

/** The specification's table of calls, as permissions: what a college's own back end has at least. */
const permissions: Readonly<Record<string, string>> = {
  users: 'list show edit delete activate',
  permissions: 'list',
  roles: 'list show create edit delete',
  updates: 'list show create edit delete',
  logs: 'list show',
  slides: 'list create delete',
}

/** The fields that the specification's records have. */
const fields: Readonly<Record<string, string>> = {
  users: 'name username email is_active roles created_at',
  permissions: 'description created_at',
  roles: 'description permissions created_at',
  updates: 'title subtitle category from to updates created_at posted_at',
  logs: 'description properties created_at',
  slides: 'src alt',
}

/** What its calls send of a record that is made or changed. */
const inputs: Readonly<Record<string, string>> = {
  users: 'roleIds',
  roles: 'description permissions',
  updates: 'title subtitle category from to updates',
}

/** The custom actions for which it has a call, with what is asked before them where it does less than ours. */
const customActions: Readonly<Record<string, Readonly<Record<string, ActionText | undefined>>>> = {
  users: { activate: messages.askActivateUntold, deactivate: undefined },
}

/** Whether every back end has what this permission is for; letters, say, only ours sends. */
export const isSpecifiedPermission = (permission: string): boolean => {
  const [action = '', resource = ''] = permission.split(' ')
  return has(permissions, resource, action)
}

/** Whether every back end's records may have this field; drafts, say, only ours knows. */
export const isSpecifiedField = (resource: string, field: string): boolean => has(fields, resource, field)

/** Whether every back end takes this value; of any other it may make what it likes, or refuse the whole record. */
export const isSpecifiedInput = (resource: string, input: string): boolean => has(inputs, resource, input)

/** A resource as the back end of the person signed in has it. The same one each time. */
export const availableResource = (resource: Resource): Resource => {
  if (isOwnServer()) return resource
  const known = specified.get(resource) ?? specifiedResource(resource)
  specified.set(resource, known)
  return known
}
const specified = new WeakMap<Resource, Resource>()

/**
 * A resource as every back end has it: people write what its calls take, and nothing else. What a draft may lack is required,
 * since only our own server keeps drafts; nor has another one trees, days of review, imports, or a page that shows a record.
 */
const specifiedResource = (resource: Resource): Resource => {
  const {
    drafts: _drafts,
    tree: _tree,
    checked: _checked,
    publicSearch: _page,
    shownAt: _at,
    ...known
  } = resource
  return {
    ...known,
    csvIn: false,
    fields: Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [
        name,
        specifiedField(resource.name, name, field),
      ]),
    ),
    customActions: Object.fromEntries(
      Object.entries(resource.customActions)
        .filter(([name]) => Object.hasOwn(customActions[resource.name] ?? {}, name))
        .map(([name, action]) => [name, specifiedAction(action, customActions[resource.name]?.[name])]),
    ),
  }
}

/** It is done with one record, and isn't taken back. */
const specifiedAction = (
  { bulk: _bulk, undo: _undo, ...action }: CustomAction,
  confirm: ActionText | undefined,
): CustomAction => ({ ...action, ...(confirm && { confirm }) })

const specifiedField = (resource: string, name: string, field: Field): Field => {
  if (!isSpecifiedInput(resource, inputName(name, field))) return { ...field, readOnly: true }
  const { requiredWith, ...independent } = field
  return requiredWith === undefined || isSpecifiedInput(resource, requiredWith)
    ? field
    : { ...independent, required: true }
}

const has = (table: Readonly<Record<string, string>>, resource: string, word: string): boolean =>
  table[resource]?.split(' ').includes(word) ?? false
