import { formatAffected, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import { noticeReasons } from '@kampana/shared/notices/notice-texts'
import type { Head } from '@kampana/engine-site/framework/page'

/** Title, description and share card of a notice. `span` is its formatted time. */
export const noticeHead = (
  notice: ClassNotice,
  span: string,
): Required<Pick<Head, 'title' | 'description' | 'card'>> => {
  const [status, affected] = [formatStatus(notice), formatAffected(notice)]
  const reasons = noticeReasons(notice, 'en').map(({ text }) => text)
  const filipino = [formatStatus(notice, 'fil'), formatAffected(notice, 'fil')].join(' · ')
  return {
    // Links are opened days later, so the title includes the day.
    title: `${status}, ${span}: ${affected}`,
    description: `${span}. ${affected}. ${reasons.join('. ')}`,
    card: {
      kicker: 'Class status',
      title: status,
      lines: [span, affected, filipino, reasons.join(' · ')],
      tone: notice.status === 'resumed' ? 'deep' : 'alert',
      ...(notice.code && { code: notice.code }),
    },
  }
}
