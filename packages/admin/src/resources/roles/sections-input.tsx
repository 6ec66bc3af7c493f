import { pages } from '@kampana/shared/resources/pages'
import type { InputProps } from '../../crud/fields/input-props.ts'
import { BranchesInput } from '../../crud/tree/branches-input.tsx'

/** The pages to which a role is held, with all beneath them. */
export const SectionsInput = (props: InputProps) => <BranchesInput {...props} resource={pages} />
