import { formatAffected, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import type { Head } from '../framework/page.ts'

/** What is told of a notice where it is found or shared: status, day and level. `span` is its time in words. */
export const noticeHead = (
  notice: ClassNotice,
  span: string,
): Required<Pick<Head, 'title' | 'description' | 'card'>> => {
  const [what, whom] = [formatStatus(notice), formatAffected(notice)]
  return {
    // A link is read long after it was sent: what it says must not pass for news of another day.
    title: `${what}, ${span}: ${whom}`,
    description: `${span}. ${whom}. ${notice.reason}`,
    card: {
      kicker: 'Class status',
      title: what,
      lines: [span, whom, notice.reason],
      tone: notice.status === 'resumed' ? 'deep' : 'alert',
    },
  }
}
