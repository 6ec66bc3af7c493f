/** The specification's table of calls, as permissions: what a college's own back end has at least. */
const permissions: Readonly<Record<string, string>> = {
  users: 'list show edit delete activate',
  permissions: 'list',
  roles: 'list show create edit delete',
  updates: 'list show create edit delete',
  logs: 'list show',
  slides: 'list create delete',
}

/** The fields that the specification's records have. */
const fields: Readonly<Record<string, string>> = {
  users: 'name username email is_active roles created_at',
  permissions: 'description created_at',
  roles: 'description permissions created_at',
  updates: 'title subtitle category from to updates created_at posted_at',
  logs: 'description properties created_at',
  slides: 'src alt',
}

/** Whether every back end has what this permission is for; letters, say, only ours sends. */
export const isSpecifiedPermission = (permission: string): boolean => {
  const [action = '', resource = ''] = permission.split(' ')
  return has(permissions, resource, action)
}

/** Whether every back end's records may have this field; drafts, say, only ours knows. */
export const isSpecifiedField = (resource: string, field: string): boolean => has(fields, resource, field)

const has = (table: Readonly<Record<string, string>>, resource: string, word: string): boolean =>
  table[resource]?.split(' ').includes(word) ?? false
