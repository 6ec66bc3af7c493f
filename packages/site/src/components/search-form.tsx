import { useHref } from 'react-router-dom'

/** Search form that works without script by a GET request. */
export const SearchForm = ({ words: query = '' }: { words?: string }) => (
  <search>
    <form className="search-form" action={useHref('/search')} method="get">
      <label htmlFor="words">Search this site</label>
      <div className="search-row">
        {/* The key resets the field after a new search. */}
        <input
          key={query}
          id="words"
          type="search"
          name="q"
          defaultValue={query}
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
