import { ContentError } from '../content-error.ts'
import { escapeHtml } from '../../framework/escape-html.ts'

/** Takes faults in a text that is to be shown nevertheless; without it they are thrown. */
export interface FaultListener {
  onFault?: (fault: ContentError) => void
}

/** Runs a task; where faults are listened for, `otherwise` takes its result's place. */
export const orReport = <T>(
  { onFault }: FaultListener,
  task: () => T,
  otherwise: (fault: ContentError) => T,
): T => {
  try {
    return task()
  } catch (error) {
    if (!(error instanceof ContentError) || !onFault) throw error
    onFault(error)
    return otherwise(error)
  }
}

/** A fault at its place in a preview. Its style is its own, since visitors' pages never have one. */
export const renderFault = ({ faults }: ContentError): string =>
  `<p role="note" style="border:2px solid #b3261e;padding:.5em .75em">${faults.map(({ problem }) => escapeHtml(problem)).join('<br>')}</p>\n`
