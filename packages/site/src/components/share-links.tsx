import { useRef, useState, useSyncExternalStore } from 'react'

interface Shared {
  title: string
  address: string
}

/** Links and buttons for sharing an address, without third-party scripts. */
export const ShareLinks = ({ title, address }: Shared) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <section className="share" aria-labelledby="share">
      <h2 id="share">Share</h2>
      <ul>
        {shareTargets(title, address).map(({ name, href, app }) => (
          <li key={name} data-app={app || undefined}>
            <a href={href} rel="noopener nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ShareButtons title={title} address={address} onFailure={() => field.current?.focus()} />
      <label>
        <span>Address</span>
        <input ref={field} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
    </section>
  )
}

/**
 * Buttons that need script: the clipboard and, if supported, the system's share sheet. Without a clipboard the address is
 * selected.
 */
const ShareButtons = ({ title, address, onFailure }: Shared & { onFailure: () => void }) => {
  const [isCopied, setIsCopied] = useState(false)
  const hasSheet = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  )
  // Browsers have a clipboard only on secure pages, regardless of its type.
  const copy = async (): Promise<void> => navigator.clipboard.writeText(address)
  return (
    <p className="share-buttons">
      <button
        type="button"
        className="button-quiet"
        onClick={() => void copy().then(() => setIsCopied(true), onFailure)}
      >
        Copy link
      </button>
      {hasSheet && (
        <button
          type="button"
          className="button-quiet"
          // Rejects also when the visitor closes the sheet.
          onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
        >
          Share …
        </button>
      )}
      <output>{isCopied && 'The link is copied.'}</output>
    </p>
  )
}

const neverChanges = () => () => undefined

/** Links to Messenger and Viber (`app`) require the installed app, so they are shown only on touch screens. */
const shareTargets = (title: string, address: string) => {
  const [name, link, both] = [title, address, `${title}\n${address}`].map((text) =>
    encodeURIComponent(text.toWellFormed()),
  )
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}`, app: false },
    { name: 'Messenger', href: `fb-messenger://share/?link=${link}`, app: true },
    { name: 'Viber', href: `viber://forward?text=${both}`, app: true },
    { name: 'X', href: `https://x.com/intent/post?text=${name}&url=${link}`, app: false },
    { name: 'E-mail', href: `mailto:?subject=${name}&body=${both}`, app: false },
  ]
}
