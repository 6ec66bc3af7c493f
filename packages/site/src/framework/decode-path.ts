/** Addresses of pages are the same encoded or not: `st.arnold's-prayer`, `st.arnold%27s-prayer`. */
export const decodePath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
