import type { CollegeList } from '@kampana/shared/kinds/index'
import { storedAccount } from '../../account/stored-account.ts'

/** What the college lists by name, as the back end tells it with the account; nothing where it doesn't. */
export const collegeList = (of: CollegeList): readonly string[] => storedAccount.read()?.lists?.[of] ?? []
