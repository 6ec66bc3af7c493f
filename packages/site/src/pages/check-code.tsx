import { checkPath, codePath, formatCode, parseCode } from '@kampana/shared/verification/code'
import type { VerificationResult } from '@kampana/shared/verification/verification'
import { NoticesInForce } from '../class-status/notices-in-force.tsx'
import { loadCurrentNotices, type CurrentNotices } from '../class-status/load-current-notices.ts'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import { definePage, RedirectError } from '@kampana/engine-site/framework/page'
import { CodeForm } from '../verification/code-form.tsx'
import { VerificationView } from '../verification/verification-view.tsx'

const title = 'Check a code'
const trail = [{ title }]

/** Form for a code. With `?code=`, it redirects to the post with this code, or reports a typo. */
export const checkCodePage = definePage<{ typed: string }>({
  path: checkPath,
  cacheKey: () => null,
  load: ({ url: { searchParams } }) => {
    const typed = (searchParams.get('code') ?? '').trim().slice(0, 20).toWellFormed()
    const code = parseCode(typed)
    if (code !== null) throw new RedirectError(codePath(code))
    return { typed }
  },
  head: () => ({ title, description: 'Check if a notice comes from the college.', unlisted: true }),
  view: ({ data: { typed } }) => (
    <div className="section-page code-page">
      <SitePageHeader
        title={title}
        trail={trail}
        standing="Each notice and update has a six-character code."
      />
      {typed && (
        <p className="code-state">
          “{typed}” isn’t a valid code. Please compare it with the notice, letter by letter.
        </p>
      )}
      <CodeForm typed={typed} />
    </div>
  ),
})

interface Data {
  typed: string
  /** Null if it was mistyped. */
  code: string | null
  /** Null if there is no post with the code. */
  proof: VerificationResult | null
  /** Current notices, which are shown with an unknown code. */
  standing: CurrentNotices | null
}

/** Post with a verification code: `/v/K7M2Q4`. */
export const codePage = definePage<Data>({
  path: `${checkPath}/*`,
  maxAge: 30,
  load: async (request) => {
    const { api, url } = request
    const typed = decode(url.pathname.slice(checkPath.length + 1))
    const code = parseCode(typed)
    if (code !== null && typed !== code) throw new RedirectError(codePath(code))
    const verification = code === null ? null : await api.verification.find(code)
    return {
      typed,
      code,
      proof: verification,
      standing: verification || code === null ? null : await loadCurrentNotices(request),
    }
  },
  head: ({ code, proof: verification }) =>
    verification
      ? {
          title: `${verification.what}${verification.day ? `, ${verification.day}` : ''}: code ${formatCode(verification.code)}`,
          unlisted: true,
        }
      : { title: code === null ? mistyped : nothingPosted, unlisted: true, status: 404 },
  view: ({ data: { typed, code, proof: verification, standing } }) => (
    <div className="section-page code-page class-status-page">
      {verification ? (
        <VerificationView proof={verification} />
      ) : (
        <>
          <SitePageHeader
            title={code === null ? mistyped : nothingPosted}
            standing={
              code === null
                ? `“${typed}” isn’t a valid code. Please compare it with the notice, letter by letter.`
                : formatCode(code)
            }
            trail={[{ title, path: checkPath }, { title: typed }]}
          />
          <p className="code-filipino" lang="fil">
            {code === null ? mistypedInFilipino : nothingPostedInFilipino}
          </p>
        </>
      )}
      {standing && <NoticesInForce {...standing} wasPosted={standing.coming.length > 0} />}
      <CodeForm typed={code === null ? typed : ''} />
    </div>
  ),
})

const mistyped = 'This code is not valid'
const nothingPosted = 'No notice has this code'
const mistypedInFilipino = 'Mali ang code. Pakihambing ang bawat letra sa abiso.'
const nothingPostedInFilipino = 'Wala kaming abiso na may ganitong code.'

/** Code in the address, normalized. */
const decode = (path: string): string => {
  try {
    return decodeURIComponent(path).slice(0, 20).toWellFormed()
  } catch {
    return path.slice(0, 20)
  }
}
