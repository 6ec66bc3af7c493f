import type { CollegeList } from '@kampana/engine-declare/kinds/index'
import { storedAccount } from '../../back-end/stored-account.ts'

/** List of names that the college defines, from the account; empty if the back end has none. */
export const collegeList = (of: CollegeList): readonly string[] => storedAccount.read()?.lists?.[of] ?? []
