/** A video on another site: the addresses of its player and its page. */
export interface Video {
  site: 'YouTube' | 'Vimeo' | 'Facebook'
  frame: string
  href: string
}

/** Origins of the players, for the Content-Security-Policy. */
export const videoOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
] as const

/** Reads the address of a video as people copy it; null for other addresses. The player's address is built from its parts. */
export const parseVideo = (address: string): Video | null => {
  const url = address.length <= 500 && /^https?:\/\//i.test(address) ? URL.parse(address) : null
  if (!url || url.username !== '' || url.port !== '') return null
  const host = url.hostname.replace(/^(?:www|m|web|music)\./, '')
  return sites[host]?.(url) ?? null
}

const youtube = (id: string | undefined, url: URL): Video | null => {
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return null
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')
  return {
    site: 'YouTube',
    frame: `${videoOrigins[0]}/embed/${id}${start > 0 ? `?start=${start}` : ''}`,
    href: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ''}`,
  }
}

/** Parses `90`, `90s` or `1h2m3s`. */
const seconds = (time: string): number => {
  const [, h = 0, m = 0, s = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? []
  return Number(h) * 3600 + Number(m) * 60 + Number(s)
}

const vimeo = ({ pathname, searchParams }: URL): Video | null => {
  const [, id, inPath] =
    /^\/(?:video\/|channels\/[\w-]+\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? []
  if (id === undefined) return null
  // The address of an unlisted video contains a key and its number.
  const key = inPath ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0]
  return {
    site: 'Vimeo',
    frame: `${videoOrigins[1]}/video/${id}?dnt=1${key === undefined ? '' : `&h=${key}`}`,
    href: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
  }
}

const facebook = (href: string): Video => ({
  site: 'Facebook',
  frame: `${videoOrigins[2]}/plugins/video.php?href=${encodeURIComponent(href)}&show_text=false`,
  href,
})

const facebookPath =
  /^\/(?:[\w.-]{1,80}\/videos\/(?:[\w.-]{1,200}\/)?\d{5,20}|reel\/\d{5,20}|share\/[vr]\/\w{5,40})\/?$/
const watched = ({ pathname, searchParams }: URL): string | null => {
  const id = /^\/(?:watch\/?|watch\/live\/?|video\.php)$/.test(pathname) ? searchParams.get('v') : null
  return id !== null && /^\d{5,20}$/.test(id) ? `https://www.facebook.com/watch/?v=${id}` : null
}

const sites: Readonly<Record<string, (url: URL) => Video | null>> = {
  'youtube.com': (url) =>
    youtube(
      url.pathname === '/watch'
        ? (url.searchParams.get('v') ?? undefined)
        : /^\/(?:shorts|live|embed)\/([\w-]{11})\/?$/.exec(url.pathname)?.[1],
      url,
    ),
  'youtube-nocookie.com': (url) => youtube(/^\/embed\/([\w-]{11})\/?$/.exec(url.pathname)?.[1], url),
  'youtu.be': (url) => youtube(url.pathname.slice(1), url),
  'vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
  'facebook.com': (url) => {
    const href = facebookPath.test(url.pathname) ? `https://www.facebook.com${url.pathname}` : watched(url)
    return href === null ? null : facebook(href)
  },
  'fb.watch': ({ pathname }) =>
    /^\/[\w-]{5,40}\/?$/.test(pathname) ? facebook(`https://fb.watch${pathname}`) : null,
}
