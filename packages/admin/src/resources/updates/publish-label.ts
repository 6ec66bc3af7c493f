import { msg } from '@kampana/engine-admin/language/msg'

/** Label for publishing an update with this publication date. */
export const publishLabel = (posting: unknown): string =>
  posting == null ? msg('Unpublish') : isFuture(posting) ? msg('Schedule') : msg('Publish')

export const isFuture = (posting: unknown): boolean => Date.parse(String(posting)) > Date.now()
