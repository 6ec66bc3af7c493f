import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { findKind, type UploadKind } from '@kampana/engine-declare/kinds/index'
import { leafFields } from '@kampana/engine-declare/kinds/rows/leaves'
import { permissionName } from '@kampana/engine-declare/resource'

/** Permissions to write any field that accepts one of these uploads. */
export const uploadPermissions = (...uploads: readonly UploadKind[]): string[] =>
  allResources()
    .filter(({ fields }) =>
      Object.values(fields)
        .filter((field) => !field.readOnly)
        .flatMap(leafFields)
        .some((field) => {
          const { upload } = findKind(field)
          return upload !== null && uploads.includes(upload)
        }),
    )
    .flatMap((resource) =>
      (['create', 'edit'] as const)
        .filter((action) => resource.actions.includes(action))
        .map((action) => permissionName(action, resource)),
    )
