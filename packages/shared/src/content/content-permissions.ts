/** Permissions of records that are content of the website: one to write them, and that of putting content live. */
export const contentPermissions = <P extends 'edit content' | 'edit college'>(write: P) =>
  ({
    list: write,
    show: write,
    create: write,
    edit: write,
    delete: write,
    publish: 'publish content',
  }) as const
