/** Mailbox providers, which are never corrected to one another. */
const providers =
  'gmail.com googlemail.com yahoo.com yahoo.com.ph ymail.com rocketmail.com hotmail.com outlook.com live.com msn.com icloud.com me.com mac.com proton.me protonmail.com aol.com mail.com email.com gmx.com'.split(
    ' ',
  )
/** Shorter names are one letter away from too many others. */
const minLength = 8
/** Endings that no address has, instead of `.com`. */
const mistypedEnd = /\.(?:con|cmo|ocm|cpm|comm|coom|vom|xom|cim|c0m)(?=$|\.ph$)/

/** The address that was probably meant: `ana@gmail.com` for `ana@gmial.com`. Null if there is no likely typo. */
export const suggestEmail = (email: string): string | null => {
  const [, person = '', domain = ''] = /^(.+)@([^@]+)$/.exec(email.trim().toLowerCase()) ?? []
  if (domain === '' || providers.includes(domain)) return null
  const ended = domain.replace(mistypedEnd, '.com')
  const meant =
    providers.find((each) => each === ended) ??
    providers.find((each) => each.length >= minLength && isOneEditAway(ended, each)) ??
    ended
  return meant === domain ? null : email.trim().slice(0, person.length + 1) + meant
}

/** True if one letter is missing, added or changed, or two neighbors are swapped. */
const isOneEditAway = (a: string, b: string): boolean => {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  const swapped = restA[0] === restB[1] && restA[1] === restB[0]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (swapped && restA.slice(2) === restB.slice(2))
  )
}
