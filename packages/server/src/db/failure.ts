/** Error codes of an unreachable database (Node's sockets; PostgreSQL's classes 08 and 57P; 25006 from a replica while it is promoted). */
const lostCodes =
  /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|08|57P|25006|53300|SQLITE_BUSY|SQLITE_CANTOPEN|SQLITE_IOERR)/
const lostWords =
  /Connection terminated|not queryable|has been discarded|timeout (exceeded when trying to connect|expired)|Cannot use a pool after calling end|already been destroyed|database connection is not open/
/** Error codes of a full disk or quota; where SQLite can't write it gives no reason. */
const fullCodes = /^(ENOSPC|EDQUOT|EFBIG|53100|SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMOPEN|SHMSIZE))/

/** Whether an error means that the database can't be reached, and not that a query failed. */
export const isConnectionFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure)
  if (isFullDisk(error)) return false
  return lostCodes.test(errorCode(error)) || isMissingSocket(error) || lostWords.test(error.message)
}

/** Whether an error means that the disk is full. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && fullCodes.test(errorCode(error))

/** PostgreSQL's Unix socket, which is missing while it restarts. */
const isMissingSocket = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ENOENT' && error.syscall === 'connect'

/** The columns of a violated unique constraint; undefined for any other error. */
export const violatedColumns = (error: unknown): readonly string[] | undefined => {
  if (!(error instanceof Error)) return undefined
  if (errorCode(error) === 'SQLITE_CONSTRAINT_UNIQUE')
    // A plain index names its columns (users.email), one on an expression only itself (index 'users_email').
    return [...error.message.matchAll(/\w+\.(\w+)|index '[a-z]+_(\w+)'/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    )
  // PostgreSQL: Key (category, title)=(…) already exists.
  const detail = errorCode(error) === '23505' && 'detail' in error ? String(error.detail) : ''
  return /^Key \((?<columns>.+?)\)=/
    .exec(detail)
    ?.groups?.columns?.split(', ')
    .map((column) => column.replace(/^lower\((.+)\)$/, '$1').replaceAll('"', ''))
}

/** Whether a foreign key was violated. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(errorCode(error))

/** Whether a table or column isn't there, as where a newer version of the program has migrated the database meanwhile. */
export const isOtherSchema = (error: unknown): boolean => {
  const code = errorCode(error)
  if (/^42(?:P01|703)$/.test(code)) return true
  return code === 'SQLITE_ERROR' && /no such (?:table|column)|has no column named/.test(String(error))
}

/** The code of an error of the system or a library; empty where it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
