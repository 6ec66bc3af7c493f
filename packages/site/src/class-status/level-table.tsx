import { formatCampuses, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import { college } from '../content/store/current.ts'
import { groupByLevel } from './group-by-level.ts'
import { NoticeSign } from './notice-sign.tsx'

/** The notices in force for each level, unless all are for all levels. */
export const LevelTable = ({ notices }: { notices: readonly ClassNotice[] }) => {
  const levels = groupByLevel(notices, college.levels)
  return (
    levels.length > 0 && (
      <table className="level-ledger">
        <caption>Level by level</caption>
        <tbody>
          {levels.map(({ level, notices: ofLevel }) => (
            <tr key={level}>
              <th scope="row">{level}</th>
              <td>
                {ofLevel.map((notice) => (
                  <p key={notice.id} data-status={notice.status}>
                    <NoticeSign status={notice.status} />
                    <span>
                      <strong>{formatStatus(notice)}</strong>
                      {notice.campuses && `, ${formatCampuses(notice)}`}
                    </span>
                  </p>
                ))}
                {ofLevel.length === 0 && <p className="no-notice-for">No notice</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  )
}
