import { get } from '@kampana/engine-declare/calls/call'

export const ownResourceCalls = {
  list: get('/api/resources', {
    access: 'anyone',
    tag: 'resources',
    summary: 'List the declarations of the college’s own resources',
    content: 'application/json',
  }),
}
