import { checkPath } from '@kampana/shared/verification/code'
import { useHref } from 'react-router-dom'

/** Form for the verification code on a poster. Works without script. */
export const CodeForm = ({ typed = '' }: { typed?: string }) => (
  <form className="code-form" action={useHref(checkPath)} method="get">
    <label htmlFor="code">Check the code on a notice</label>
    <div className="search-row">
      <input
        key={typed}
        id="code"
        name="code"
        defaultValue={typed}
        maxLength={20}
        placeholder="K7M-2Q4"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <button className="button" type="submit">
        Check
      </button>
    </div>
  </form>
)
