import type { Resource } from './resource.ts'

/** Condition on a field for visitors to read a record. */
export interface VisibilityCondition {
  field: string
  operator: '=' | '<=' | '>=' | 'is not'
  value: string | number | null
  /** True if a record without a value meets it. */
  orNull: boolean
}
type Declared = Pick<Resource, 'visibleWhere' | 'visibleFrom' | 'expiresAt' | 'drafts'>
type Values = Readonly<Record<string, unknown>>

/**
 * Rule of a declaration: everything that must be true of a record for visitors to read it on a day. `isVisible` and the
 * server's queries (engine/server/src/records/visibility.ts) follow from it.
 */
export const visibilityRule = (resource: Declared, today: string): VisibilityCondition[] => [
  ...releaseRule(resource),
  ...liveRule(resource),
  ...byDay(resource.visibleFrom, '<=', today),
  ...byDay(resource.expiresAt, '>=', today),
]

const byDay = (field: string | undefined, operator: '<=' | '>=', value: string): VisibilityCondition[] =>
  field === undefined ? [] : [{ field, operator, value, orNull: true }]

const releaseRule = ({ visibleWhere = {} }: Pick<Resource, 'visibleWhere'>): VisibilityCondition[] =>
  // No record has '': a field without a value, which only untyped code can name, hides all records.
  Object.entries(visibleWhere).map(([field, value = '']) => ({ field, operator: '=', value, orNull: false }))

/** Unpublished records are hidden. */
const liveRule = ({ drafts }: Pick<Resource, 'drafts'>): VisibilityCondition[] =>
  drafts?.live === undefined ? [] : [{ field: drafts.live, operator: 'is not', value: null, orNull: false }]

/** True if visitors can see records of a resource, through the API or on pages. */
export const isForVisitors = ({
  public: actions,
  editorial,
}: Pick<Resource, 'public' | 'editorial'>): boolean => actions.length > 0 || editorial === true

/** True if visitors can read a record on a day of the college (`YYYY-MM-DD`). */
export const isVisible = (resource: Resource, record: Values, today: string): boolean =>
  isForVisitors(resource) && visibilityRule(resource, today).every((each) => holds(each, record))

/** True if a record is published, whatever the days on which visitors can read it. */
export const isReleased = (resource: Pick<Resource, 'visibleWhere'>, record: Values): boolean =>
  releaseRule(resource).every((each) => holds(each, record))

const holds = ({ field, operator, value, orNull }: VisibilityCondition, record: Values): boolean => {
  const actual = record[field]
  if (actual === null) return orNull
  if (value === null) return true
  if (operator === '=') return actual === value
  return typeof actual === 'string' && (operator === '<=' ? actual <= value : actual >= value)
}
