import type { Task } from '../content/pages/task.ts'
import { Link } from './link.tsx'
import { Prose } from './prose.tsx'

/** Top of a task's page, below its answer: one button and its office's hours and contacts. */
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
