import type { Resource } from '@kampana/engine-declare/resource'

/** College's resource and the file that declares it. */
export interface OwnResource {
  file: string
  resource: Resource
}
