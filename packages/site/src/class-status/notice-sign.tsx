import type { ClassNotice } from '@kampana/shared/class-status'
import { noticeSignPaths } from './notice-sign-paths.ts'

/** Icon of a status, next to its text. */
export const NoticeSign = ({ status }: Pick<ClassNotice, 'status'>) => (
  <svg className="notice-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={noticeSignPaths[status]} />
  </svg>
)
