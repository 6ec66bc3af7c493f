/** Permissions on the website; `edit menus` and `edit college` also need `publish content` to publish. */
export const websitePermissions = ['edit content', 'publish content', 'edit menus', 'edit college'] as const
