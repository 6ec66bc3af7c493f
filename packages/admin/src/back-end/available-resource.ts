import type { ActionText, CustomAction } from '@kampana/shared/custom-action'
import { inputName, type Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { isOwnServer } from './own-server.ts'

/** What every back end has, our own or not, by the names of resources. Words are separated by spaces. */
export interface Specification {
  /** The actions that it has a call for. */
  permissions: Readonly<Record<string, string>>
  /** The fields that its records have. */
  fields: Readonly<Record<string, string>>
  /** What its calls take of a record that is made or changed. */
  inputs: Readonly<Record<string, string>>
  /** Texts that say less than ours: the purpose of a resource (`updates`), the help of a field (`roles.permissions`). */
  texts: Readonly<Record<string, string>>
  /** The custom actions for which it has a call, with what is asked before them where it does less than ours. */
  customActions: Readonly<Record<string, Readonly<Record<string, ActionText | undefined>>>>
}

let specification: Specification = { permissions: {}, fields: {}, inputs: {}, texts: {}, customActions: {} }

/** Registers what every back end has, at the dashboard's start. */
export const registerSpecification = (registered: Specification): void => {
  specification = registered
  specified = new WeakMap()
}

/** Whether every back end has what this permission is for; letters, say, only ours sends. */
export const isSpecifiedPermission = (permission: string): boolean => {
  const [action = '', resource = ''] = permission.split(' ')
  return has(specification.permissions, resource, action)
}

/** Whether every back end's records may have this field; drafts, say, only ours knows. */
export const isSpecifiedField = (resource: string, field: string): boolean =>
  has(specification.fields, resource, field)

/** Whether every back end takes this value; of any other it may make what it likes, or refuse the whole record. */
export const isSpecifiedInput = (resource: string, input: string): boolean =>
  has(specification.inputs, resource, input)

/** A resource as the back end of the person signed in has it. The same one each time. */
export const availableResource = (resource: Resource): Resource => {
  if (isOwnServer()) return resource
  const known = specified.get(resource) ?? specifiedResource(resource)
  specified.set(resource, known)
  return known
}
let specified = new WeakMap<Resource, Resource>()

/**
 * A resource as every back end has it: people write what its calls take, and nothing else. What a draft may lack is required,
 * since only our own server keeps drafts; another one asks for nothing besides a record's values, and has no trees, days of review,
 * imports, or a page that shows a record.
 */
const specifiedResource = (resource: Resource): Resource => {
  const {
    asks: _asks,
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
    ...textOf(resource.name, 'purpose'),
    fields: Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [
        name,
        specifiedField(resource.name, name, field),
      ]),
    ),
    customActions: Object.fromEntries(
      Object.entries(resource.customActions)
        .filter(([name]) => Object.hasOwn(specification.customActions[resource.name] ?? {}, name))
        .map(([name, action]) => [
          name,
          specifiedAction(action, specification.customActions[resource.name]?.[name]),
        ]),
    ),
  }
}

/** It is done with one record, and isn't taken back. */
const specifiedAction = (
  { bulk: _bulk, undo: _undo, ...action }: CustomAction,
  confirm: ActionText | undefined,
): CustomAction => ({ ...action, ...(confirm && { confirm }) })

const textOf = <Name extends 'purpose' | 'help'>(key: string, name: Name): { [N in Name]?: string } => {
  const text = specification.texts[key]
  return (text === undefined ? {} : { [name]: text }) as { [N in Name]?: string }
}

const specifiedField = (resource: string, name: string, declared: Field): Field => {
  const field = { ...declared, ...textOf(`${resource}.${name}`, 'help') }
  if (!isSpecifiedInput(resource, inputName(name, field))) return { ...field, readOnly: true }
  const { requiredWith, ...independent } = field
  return requiredWith === undefined || isSpecifiedInput(resource, requiredWith)
    ? field
    : { ...independent, required: true }
}

const has = (table: Readonly<Record<string, string>>, resource: string, word: string): boolean =>
  table[resource]?.split(' ').includes(word) ?? false
