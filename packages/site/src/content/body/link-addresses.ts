/** Splits text into parts, with links for e-mail and web addresses as in GitHub's Markdown. */
export const linkAddresses = (text: string): { words: string; href?: string }[] =>
  text
    .split(address)
    .filter((part) => part !== '')
    .map((words) => {
      if (/^https?:\/\//i.test(words)) return { words, href: words }
      if (/^www\./i.test(words)) return { words, href: `http://${words}` }
      return email.test(words) ? { words, href: `mailto:${words}` } : { words }
    })

const address =
  /((?:https?:\/\/|\bwww\.)[^\s<]*[^\s<?!.,:*_~'")\]]|[\w.+-]+@[a-zA-Z0-9_-]+(?:\.[a-zA-Z0-9_-]*[a-zA-Z0-9])+(?![-_]))/i
const email = /^[\w.+-]+@[a-zA-Z0-9_-]+(?:\.[a-zA-Z0-9_-]*[a-zA-Z0-9])+$/
