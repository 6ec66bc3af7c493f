/**
 * Records of a resource that a section-limited role can change: those in its sections, none, or all. Reading is never limited.
 */
export type SectionRule = 'within' | 'whole' | 'ignored'

/** Properties that decide the place of a resource's records on the site. */
interface Declared {
  fields: Readonly<Record<string, { isOwnAddress?: boolean }>>
  page?: object
  within?: string
}

/** Default rule: records without an address need the permission for the whole site. */
export const defaultSections = ({ fields, page, within }: Declared): SectionRule =>
  page !== undefined || within !== undefined || Object.values(fields).some((field) => field.isOwnAddress)
    ? 'within'
    : 'whole'
