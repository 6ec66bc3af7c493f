import { kindOf, type Upload } from '@kampana/shared/kinds/index'
import { permissionName, type Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'

/** The permissions of whoever writes a field that takes one of these uploads. */
export const uploadPermissions = (...uploads: readonly Upload[]): string[] =>
  (resources as readonly Resource[])
    .filter(({ fields }) =>
      Object.values(fields).some((field) => {
        const { upload } = kindOf(field)
        return !field.readOnly && upload !== null && uploads.includes(upload)
      }),
    )
    .flatMap((resource) =>
      (['create', 'edit'] as const)
        .filter((action) => resource.actions.includes(action))
        .map((action) => permissionName(action, resource)),
    )
