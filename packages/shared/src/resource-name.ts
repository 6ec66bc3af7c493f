/** The resources' names; each has one declaration of that name in `resources/`. */
export type ResourceName = 'users' | 'roles' | 'permissions' | 'updates' | 'logs' | 'slides' | 'letters'
