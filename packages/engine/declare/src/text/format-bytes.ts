/** Readable file size, such as `120 KB` or `1.4 MB`. */
export const formatBytes = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Parses a size written by `formatBytes`; undefined for other texts. */
export const parseBytes = (text: string): number | undefined => {
  const [, number, unit] = /^(\d+(?:\.\d)?) (KB|MB)$/.exec(text) ?? []
  return number === undefined ? undefined : Math.round(Number(number) * (unit === 'KB' ? 1000 : 1_000_000))
}
