import { isSafeLink } from '@kampana/engine-declare/text/safe-url'

/** Adds the missing protocol: `www.example.org` is a web page, `office@example.org` an e-mail address. */
export const completeUrl = (typed: string): string => {
  const address = typed.trim()
  if (address === '' || isSafeLink(address)) return address
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address
}
