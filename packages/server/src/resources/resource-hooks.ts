import type { InputOf } from '@kampana/shared/resource'
import type { CustomActionOf, ResourceName, ResourceNamed } from '@kampana/shared/resources/index'
import type { RecordHooks } from '../crud/hooks.ts'
import type { Row } from '../crud/table.ts'
import type { RowOf } from '../db/resource-tables.ts'
import type { Tables } from '../db/tables.ts'

/** Row of a resource, by name. */
export type RowFor<N extends ResourceName> = Row & RowOf<ResourceNamed<N>>

/** Hooks of a resource, whose name types rows and inputs: `ResourceHooks<'users'>`. */
export type ResourceHooks<N extends ResourceName> = RecordHooks<{
  tables: Tables
  row: RowFor<N>
  input: Partial<InputOf<ResourceNamed<N>>>
  action: CustomActionOf<N>
}>
