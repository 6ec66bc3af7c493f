/** A role that may edit records of a resource, and the parts of the site to which it is held; none are the whole site. */
export interface RoleParts {
  role: string
  parts: readonly string[]
}

/**
 * `GET /api/:resource/parts`: the parts of the site for which the viewer may edit records, null for none at all; and unless that is
 * the whole site, the roles that may.
 */
export interface ResourceParts {
  mine: readonly string[] | null
  roles: readonly RoleParts[]
}
