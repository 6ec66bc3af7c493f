import { codePath, formatCode } from '@kampana/shared/proof/code'
import { Link } from '../components/link.tsx'

/** The code by which a notice or an update is checked; another back end has none. */
export const CodeLine = ({ code }: { code?: string | null | undefined }) =>
  code && (
    <p className="code-line">
      Code <Link to={codePath(code)}>{formatCode(code)}</Link>
    </p>
  )
