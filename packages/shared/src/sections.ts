/**
 * What a role that is limited to sections of the site writes of a resource: records in its sections, none, or all. Reading is never
 * limited.
 */
export type SectionRule = 'within' | 'whole' | 'ignored'

/** What tells where a resource's records are on the site. */
interface Declared {
  fields: Readonly<Record<string, { isOwnAddress?: boolean }>>
  page?: object
  within?: string
}

/** The rule of a resource that declares none: records without an address need the permission for the whole site. */
export const defaultSections = ({ fields, page, within }: Declared): SectionRule =>
  page !== undefined || within !== undefined || Object.values(fields).some((field) => field.isOwnAddress)
    ? 'within'
    : 'whole'
