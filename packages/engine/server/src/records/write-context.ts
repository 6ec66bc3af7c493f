import type { Resource } from '@kampana/engine-declare/resource'
import type { ChangeContext } from './activity.ts'
import type { EngineHooks } from './hooks/hooks.ts'
import type { InputValues } from './table.ts'

/** A change of one resource's records. */
export interface WriteContext extends ChangeContext {
  resource: Resource
  hooks: EngineHooks
  /** Values that the call requests in addition to the record's fields; only hooks read them. */
  asked?: InputValues
}
