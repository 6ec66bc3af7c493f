import { formatCampuses, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import { college } from 'virtual:college'
import { groupByLevel } from './group-by-level.ts'
import { NoticeSign } from './notice-sign.tsx'

/** Each level and what runs for it now, where not all levels are told the same. */
export const LevelTable = ({ notices }: { notices: readonly ClassNotice[] }) => {
  const levels = groupByLevel(notices, college.levels)
  return (
    levels.length > 0 && (
      <table className="level-ledger">
        <caption>Level by level</caption>
        <tbody>
          {levels.map(({ level, notices: told }) => (
            <tr key={level}>
              <th scope="row">{level}</th>
              <td>
                {told.map((notice) => (
                  <p key={notice.id} data-status={notice.status}>
                    <NoticeSign status={notice.status} />
                    <span>
                      <strong>{formatStatus(notice)}</strong>
                      {notice.campuses && `, ${formatCampuses(notice)}`}
                    </span>
                  </p>
                ))}
                {told.length === 0 && <p className="no-notice-for">No notice</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  )
}
