/** Providers of mailboxes, which are never taken for a mistype of one another. */
const providers =
  'gmail.com googlemail.com yahoo.com yahoo.com.ph ymail.com rocketmail.com hotmail.com outlook.com live.com msn.com icloud.com me.com mac.com proton.me protonmail.com aol.com mail.com email.com gmx.com'.split(
    ' ',
  )
/** A shorter name is one letter away from too many others. */
const minLength = 8
/** Ends that no address has, for `.com`. */
const mistypedEnd = /\.(?:con|cmo|ocm|cpm|comm|coom|vom|xom|cim|c0m)(?=$|\.ph$)/

/** The address that was probably meant: `ana@gmail.com` for `ana@gmial.com`. Null where nothing looks mistyped. */
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

/** Whether one letter is missing, added or another, or two neighbors changed places. */
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
