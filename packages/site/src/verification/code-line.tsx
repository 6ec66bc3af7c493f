import { codePath, formatCode } from '@kampana/shared/verification/code'
import { Link } from '../components/link.tsx'

/** Verification code of a notice or an update; nothing for other back ends, which have no codes. */
export const CodeLine = ({ code }: { code?: string | null | undefined }) =>
  code && (
    <p className="code-line">
      Code <Link to={codePath(code)}>{formatCode(code)}</Link>
    </p>
  )
