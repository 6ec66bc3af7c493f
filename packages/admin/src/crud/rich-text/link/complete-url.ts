import { isSafeLink } from '@kampana/shared/text/safe-url'

/** People leave the protocol out: `www.example.org` and `office@example.org` are meant as a page and a letter. */
export const completeUrl = (typed: string): string => {
  const address = typed.trim()
  if (address === '' || isSafeLink(address)) return address
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address
}
