/** Links for sharing an address, without any third-party script. */
export const ShareLinks = ({ title, address }: { title: string; address: string }) => (
  <section className="share" aria-labelledby="share">
    <h2 id="share">Pass it on</h2>
    <ul>
      {shareTargets(title, address).map(({ name, href, app }) => (
        <li key={name} data-app={app || undefined}>
          <a href={href} rel="noopener nofollow">
            {name}
          </a>
        </li>
      ))}
    </ul>
    <label>
      <span>Address</span>
      <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
    </label>
  </section>
)

/** Links to Messenger and Viber (`app`) work only where the app is installed, so they are shown on touch screens only. */
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
