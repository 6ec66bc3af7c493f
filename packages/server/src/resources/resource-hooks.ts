import type { InputOf } from '@kampana/shared/resource'
import type { CustomActionOf, ResourceName, ResourceNamed } from '@kampana/shared/resources/index'
import type { RecordHooks } from '../crud/hooks.ts'
import type { Row } from '../crud/table.ts'
import type { RowOf } from '../db/resource-tables.ts'
import type { Tables } from '../db/tables.ts'

/** The row of a resource by its name. */
export type RowFor<N extends ResourceName> = Row & RowOf<ResourceNamed<N>>

/** A resource's hooks, whose rows and inputs its name types: `ResourceHooks<'users'>`. */
export type ResourceHooks<N extends ResourceName> = RecordHooks<{
  tables: Tables
  row: RowFor<N>
  input: Partial<InputOf<ResourceNamed<N>>>
  action: CustomActionOf<N>
}>
