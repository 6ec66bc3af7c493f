import type { Task } from '../content/pages/task.ts'
import { Link } from './link.tsx'
import { Prose } from './prose.tsx'

/** What a task begins with beneath its answer: one button, and when and how its office is reached. */
export const TaskTop = ({ task: { button, hours } }: { task: Task }) => (
  <>
    {button && (
      <p className="button-line">
        {button.href.startsWith('/') ? (
          <Link className="button" to={button.href}>
            {button.label}
          </Link>
        ) : (
          <a className="button" href={button.href}>
            {button.label}
          </a>
        )}
      </p>
    )}
    {hours && (
      <div className="task-hours">
        <Prose html={hours} as="plain" />
      </div>
    )}
  </>
)
