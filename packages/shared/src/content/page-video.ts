/** The title of a page's video, which is the fragment of its address; empty without one. */
export const videoTitle = (address: string): string => {
  const [, ...fragment] = address.split('#')
  try {
    return decodeURIComponent(fragment.join('#')).trim()
  } catch {
    return ''
  }
}

/** The address of a page's video with its title. */
export const titledVideo = (href: string, title: string | null): string =>
  `${href.replace(/#.*$/s, '')}${title ? `#${encodeURIComponent(title)}` : ''}`
