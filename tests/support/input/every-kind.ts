import * as kinds from '@kampana/shared/kinds/index'
import { optional, readOnly, showInList, text, type Field, type FieldKind } from '@kampana/shared/kinds/index'
import { defineResource, type Fields, type Resource } from '@kampana/shared/resource'

/** The kinds that people write into records: secrets and changes have rules of their own. */
export type SampledKind = Exclude<FieldKind, 'password' | 'changes'>

/** A field of each kind that records have. A new kind has its line here, or this doesn't compile. */
const specimens: { [K in SampledKind]: (label: string, input: string) => Field & { kind: K } } = {
  text: (label) => kinds.text(label, { max: 60 }),
  longText: (label) => kinds.longText(label),
  richText: (label) => kinds.richText(label),
  email: (label) => kinds.email(label),
  url: (label) => kinds.url(label),
  day: (label) => kinds.day(label),
  datetime: (label) => kinds.datetime(label),
  select: (label) => kinds.select(label, { one: 'One', other: 'Other' }),
  tags: (label) => kinds.tags(label, { of: 'levels', all: 'All levels' }),
  number: (label) => kinds.number(label, { min: 1, max: 60 }),
  money: (label) => kinds.money(label, { max: 1_000_000 }),
  boolean: (label) => kinds.boolean(label),
  picture: (label) => kinds.picture(label),
  file: (label) => kinds.file(label),
  reference: (label, input) => kinds.reference(label, 'users', input),
  referenceMany: (label, input) => kinds.referenceMany(label, 'users', input),
}
export const sampledKinds = Object.keys(specimens) as SampledKind[]

/** Each kind required, optional, and set by the server alone. */
const fields: Fields = {
  title: text('Title'),
  ...Object.fromEntries(
    sampledKinds.flatMap((kind) => {
      const make = (role: string): [name: string, field: Field] => {
        const name = `${kind}_${role}`
        return [name, showInList(specimens[kind](name, `${name}_input`))]
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

/** A made-up resource with every kind of field in every role. */
export const everyKind: Resource = defineResource({
  name: 'kind-trials',
  singular: 'kind trial',
  label: 'Kind trials',
  title: 'title',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  fields,
  order: ['id', 'ASC'],
})

export const isSampled = (kind: FieldKind): kind is SampledKind => kind in specimens
