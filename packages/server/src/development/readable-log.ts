import type { LogTarget } from '@kampana/engine-server/http/server-options'

const levels: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
}

interface Line extends Record<string, unknown> {
  level: number
  time: number
  msg?: string
  req?: { method: string; path: string }
  err?: { stack: string }
}

/** Prints log lines in readable form instead of JSON: time, level, call, message and values, then the stack. */
export const readableLog = (
  print: (text: string) => void = (text) => void process.stdout.write(text),
): LogTarget => ({ write: (line) => print(formatLine(JSON.parse(line))) })

const formatLine = ({ level, time, msg = '', req, err, ...values }: Line): string => {
  const { pid: _pid, hostname: _host, reqId: _id, ...rest } = values
  const parts = [
    new Date(time).toLocaleTimeString('sv-SE'),
    levels[level] ?? level,
    req && `${req.method} ${req.path}`,
    msg,
    Object.keys(rest).length > 0 && JSON.stringify(rest),
  ]
  return `${parts.filter(Boolean).join(' ')}\n${err ? `${err.stack}\n` : ''}`
}
