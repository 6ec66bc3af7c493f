import { formatNumber } from '@kampana/engine-admin/format/format'

/** Readable file size: `81 KB`, `1.4 MB`. */
export const formatFileSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? `${formatNumber(kilobytes)} KB`
    : `${formatNumber(Math.round(kilobytes / 100) / 10)} MB`
}
