import type { ActionText, CustomAction } from '@kampana/engine-declare/custom-action'
import { inputName, type Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { isOwnServer } from './own-server.ts'

/** The part of the resources that every back end supports, by resource name. Names in a text are separated by spaces. */
export interface Specification {
  /** Actions with a call. */
  permissions: Readonly<Record<string, string>>
  /** Resources of which one call deletes several records by their comma-joined ids. */
  joinedIds: string
  /** Fields of its records. */
  fields: Readonly<Record<string, string>>
  /** Inputs of its create and edit calls. */
  inputs: Readonly<Record<string, string>>
  /** Texts for back ends with fewer features: a resource's purpose (`updates`) or a field's help (`roles.permissions`). */
  texts: Readonly<Record<string, string>>
  /** Custom actions with a call, and their confirmation text if they do less than ours. */
  customActions: Readonly<Record<string, Readonly<Record<string, ActionText | undefined>>>>
}

let specification: Specification = {
  permissions: {},
  joinedIds: '',
  fields: {},
  inputs: {},
  texts: {},
  customActions: {},
}

/** Registers the specification when the dashboard starts. */
export const registerSpecification = (registered: Specification): void => {
  specification = registered
  specified = new WeakMap()
}

/** True if every back end has the action of this permission. Only our own server sends e-mails, for example. */
export const isSpecifiedPermission = (permission: string): boolean => {
  const [action = '', resource = ''] = permission.split(' ')
  return has(specification.permissions, resource, action)
}

/** True if every back end deletes several records of a resource in one call. */
export const hasSpecifiedJoinedIds = (resource: string): boolean =>
  specification.joinedIds.split(' ').includes(resource)

/** True if records of every back end may have this field. Only our own server has drafts, for example. */
export const isSpecifiedField = (resource: string, field: string): boolean =>
  has(specification.fields, resource, field)

/**
 * True if every back end accepts this input. With other inputs, a back end may reject the record or interpret them
 * differently.
 */
export const isSpecifiedInput = (resource: string, input: string): boolean =>
  has(specification.inputs, resource, input)

/** The resource as the signed-in person's back end supports it. Returns the same object each time. */
export const availableResource = (resource: Resource): Resource => {
  if (isOwnServer()) return resource
  const known = specified.get(resource) ?? specifiedResource(resource)
  specified.set(resource, known)
  return known
}
let specified = new WeakMap<Resource, Resource>()

/**
 * The resource as every back end supports it, with only the specification's inputs. Fields that a draft may omit are required,
 * because only our own server stores drafts. Other back ends need only a record's values. They have no trees, review dates,
 * imports or record pages.
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

/** The action applies to one record and can't be undone. */
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
