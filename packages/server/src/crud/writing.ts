import type { Resource } from '@kampana/shared/resource'
import type { Change } from './activity.ts'
import type { EngineHooks } from './hooks.ts'

/** A change of one resource's records. */
export interface Writing extends Change {
  resource: Resource
  hooks: EngineHooks
}
