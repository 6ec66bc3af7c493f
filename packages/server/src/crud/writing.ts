import type { Resource } from '@kampana/shared/resource'
import type { ChangeContext } from './activity.ts'
import type { EngineHooks } from './hooks.ts'

/** A change of one resource's records. */
export interface Writing extends ChangeContext {
  resource: Resource
  hooks: EngineHooks
}
