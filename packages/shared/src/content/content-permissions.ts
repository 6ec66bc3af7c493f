/** Permissions of website records: one to write them, and the one to publish content. */
export const contentPermissions = <P extends 'edit content' | 'edit college'>(write: P) =>
  ({
    list: write,
    show: write,
    create: write,
    edit: write,
    delete: write,
    publish: 'publish content',
  }) as const
