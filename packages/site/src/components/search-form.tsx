import { useHref } from 'react-router-dom'

/** Asks for words and leads to what has them; a plain form, which script only makes quicker. */
export const SearchForm = ({ words = '' }: { words?: string }) => (
  <search>
    <form className="search-form" action={useHref('/search')} method="get">
      <label htmlFor="words">Search this site</label>
      <div className="search-row">
        {/* Another question makes another field: what was typed for the one before is gone. */}
        <input
          key={words}
          id="words"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="button" type="submit">
          Search
        </button>
      </div>
    </form>
  </search>
)
