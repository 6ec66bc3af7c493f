import type { Resource } from '@kampana/shared/resource'

/** A college's resource, and the file that declares it. */
export interface OwnResource {
  file: string
  resource: Resource
}
