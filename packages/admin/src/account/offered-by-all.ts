/** The specification's table of calls, as permissions: what a college's own back end has at least. */
const offered: Readonly<Record<string, string>> = {
  users: 'list show edit delete activate',
  permissions: 'list',
  roles: 'list show create edit delete',
  updates: 'list show create edit delete',
  logs: 'list show',
  slides: 'list create delete',
}

/** Whether every back end has what this permission is for; letters, say, only ours sends. */
export const offeredByAll = (permission: string): boolean => {
  const [action = '', resource = ''] = permission.split(' ')
  return offered[resource]?.includes(action) ?? false
}
