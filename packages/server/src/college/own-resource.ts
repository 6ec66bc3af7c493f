import type { Resource } from '@kampana/shared/resource'

/** College's resource and the file that declares it. */
export interface OwnResource {
  file: string
  resource: Resource
}
