/** Decodes a path, so that `st.arnold%27s-prayer` and `st.arnold's-prayer` match the same page. */
export const decodePath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
