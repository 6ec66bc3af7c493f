import type { Resource } from '@kampana/shared/resource'
import type { ChangeContext } from './activity.ts'
import type { EngineHooks } from './hooks.ts'
import type { InputValues } from './table.ts'

/** A change of one resource's records. */
export interface Writing extends ChangeContext {
  resource: Resource
  hooks: EngineHooks
  /** What the call asked for besides the record's values; hooks alone read it. */
  asked?: InputValues
}
