/** A page's path in one spelling, whatever of it a browser or a link has percent-encoded. */
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
