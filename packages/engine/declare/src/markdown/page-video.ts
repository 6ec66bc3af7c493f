/** Title of a page's video, which is the fragment of its address; empty if there is none. */
export const videoTitle = (address: string): string => {
  const [, ...fragment] = address.split('#')
  try {
    return decodeURIComponent(fragment.join('#')).trim()
  } catch {
    return ''
  }
}

/** Address of a page's video with its title. */
export const titledVideo = (href: string, title: string | null): string =>
  `${href.replace(/#.*$/s, '')}${title ? `#${encodeURIComponent(title)}` : ''}`
