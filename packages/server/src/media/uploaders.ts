import { allResources } from '../crud/find-resource.ts'
import { kindOf, type UploadKind } from '@kampana/shared/kinds/index'
import { permissionName } from '@kampana/shared/resource'

/** The permissions of whoever writes a field that takes one of these uploads. */
export const uploadPermissions = (...uploads: readonly UploadKind[]): string[] =>
  allResources
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
