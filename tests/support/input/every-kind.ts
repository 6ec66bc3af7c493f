import {
  boolean,
  optional,
  readOnly,
  showInList,
  text,
  type Field,
} from '@kampana/engine-declare/kinds/index'
import { defineResource, type Fields, type Resource } from '@kampana/engine-declare/resource'
import { sampledKinds, specimens } from './specimens.ts'

/** Each kind as a required, an optional and a read-only field. */
const fields: Fields = {
  title: text('Title'),
  ...Object.fromEntries(
    sampledKinds.flatMap((kind) => {
      const make = (role: string): [name: string, field: Field] => {
        const name = `${kind}_${role}`
        return [name, showInList(specimens[kind].field(name, `${name}_input`))]
      }
      const [[given, required], [maybe, loose], [shown, own]] = [make('given'), make('maybe'), make('shown')]
      return [
        [given, required],
        [maybe, optional(loose)],
        [shown, readOnly(optional(own))],
      ]
    }),
  ),
}

/** Form options, which aren't fields. */
const asks: Fields = { tell_somebody: optional(boolean('Tell somebody')) }

/** A test resource with every kind of field in every role. */
export const everyKind: Resource = defineResource({
  name: 'kind-trials',
  singular: 'kind trial',
  label: 'Kind trials',
  title: 'title',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  asks: { create: asks, edit: asks, delete: asks },
  fields,
  order: ['id', 'ASC'],
})

/** The same resource as a single record. */
export const everyKindOnce: Resource = defineResource({
  name: 'kind-settings',
  singular: 'kind setting',
  label: 'Kind settings',
  title: 'title',
  singleton: true,
  actions: ['show', 'edit'],
  public: ['show'],
  permissions: { edit: 'edit college' },
  fields,
})
