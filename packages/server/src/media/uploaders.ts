import type { FieldKind } from '@kampana/shared/kinds/index'
import { permissionName, type Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'

/** The permissions of whoever writes a field of one of these kinds, and so has something to upload for it. */
export const writersOf = (...kinds: readonly FieldKind[]): string[] =>
  (resources as readonly Resource[])
    .filter(({ fields }) =>
      Object.values(fields).some((field) => !field.readOnly && kinds.includes(field.kind)),
    )
    .flatMap((resource) =>
      (['create', 'edit'] as const)
        .filter((action) => resource.actions.includes(action))
        .map((action) => permissionName(action, resource)),
    )
