import type { CollegeList } from '@kampana/shared/kinds/index'
import { storedAccount } from '../../back-end/stored-account.ts'

/** A list of the college's names, which the account brings along; empty where the back end has none. */
export const collegeList = (of: CollegeList): readonly string[] => storedAccount.read()?.lists?.[of] ?? []
