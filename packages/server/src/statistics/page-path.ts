/** Normalizes the percent-encoding of a page's path. */
export const canonicalPath = (pathname: string): string => {
  const path = pathname.split('/').map(canonicalSegment).join('/')
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

const canonicalSegment = (segment: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}
