import type { InputOf } from '@kampana/engine-declare/resource'
import type { CustomActionOf, ResourceName, ResourceNamed } from '@kampana/shared/resources/index'
import type { RecordHooks } from '@kampana/engine-server/records/hooks/hooks'
import type { Row } from '@kampana/engine-server/records/table'
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
