import { formatCampuses, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import type { ClassDay } from '../academic-calendar/class-day.ts'
import { levelNames } from '../content/college.ts'
import { college } from '../content/store/current.ts'
import { NoticeSign } from './notice-sign.tsx'
import { Wordings } from './wordings.tsx'

interface LevelTableProps {
  notices: readonly ClassNotice[]
  /** Levels without classes by the academic calendar. */
  off: ClassDay['off']
}

/** Current notices by level; nothing if all of them are for all levels. */
export const LevelTable = ({ notices, off }: LevelTableProps) => {
  const levels = groupByLevel(notices, levelNames(college))
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
                      <Wordings inline>
                        {(language) => (
                          <>
                            <strong>{formatStatus(notice, language)}</strong>
                            {notice.campuses && `, ${formatCampuses(notice, language)}`}
                          </>
                        )}
                      </Wordings>
                    </span>
                  </p>
                ))}
                {ofLevel.length === 0 && <p className="no-notice-for">{withoutNotice(level, off)}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  )
}

const withoutNotice = (level: string, off: ClassDay['off']): string => {
  const group = off.find(({ levels }) => levels.includes(level))
  return group ? `No classes${group.why && ` (${group.why})`}` : 'No notice'
}

interface LevelNotices<N> {
  level: string
  notices: N[]
}

/** Groups notices by level. Empty if all of them are for all levels, since every group would be the same. */
export const groupByLevel = <N extends Pick<ClassNotice, 'levels'>>(
  notices: readonly N[],
  levels: readonly string[],
): LevelNotices<N>[] => {
  if (notices.every((notice) => notice.levels === null)) return []
  return levels.map((level) => ({
    level,
    notices: notices.filter((notice) => notice.levels?.includes(level) ?? true),
  }))
}
