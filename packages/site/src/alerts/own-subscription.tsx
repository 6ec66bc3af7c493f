import { alertWords } from '@kampana/shared/notices/alert-words'
import { alertsPath, type OwnSubscription, type PersonalPage } from '@kampana/shared/notices/subscription'
import { Link } from '../components/link.tsx'
import { AlertWording } from './alert-wording.tsx'
import { ChoiceFields } from './choice-fields.tsx'

/** What a link of a letter opens. Its page has no script. */
export const PersonalView = ({ page }: { page: PersonalPage }) =>
  'path' in page ? (
    <Own own={page} />
  ) : (
    <>
      <p className="standing">
        <AlertWording language="en">{({ pages }) => pages[page.show][1]}</AlertWording>
      </p>
      <div lang="fil">
        <p>
          <strong>{alertWords.fil.pages[page.show][0]}</strong>
        </p>
        <p>{alertWords.fil.pages[page.show][1]}</p>
      </div>
      <p>
        <Link to={alertsPath}>
          {alertWords.en.signUp} · <span lang="fil">{alertWords.fil.signUp}</span>
        </Link>
      </p>
    </>
  )

const Own = ({ own }: { own: OwnSubscription }) => {
  const { show, address, choices, path, consent } = own
  const words = alertWords[choices.language]
  return (
    <>
      <p className="standing">{words.pages[show][1]}</p>
      <p className="alert-address">{address ?? words.push.address}</p>
      {show === 'confirm' && (
        <>
          <p>{consent}</p>
          <Button action={`${path}/confirm`}>{words.confirm}</Button>
        </>
      )}
      {show === 'unsubscribe' && <Button action={`${path}/unsubscribe`}>{words.unsubscribe}</Button>}
      {show === 'ended' && (
        <p>
          <Link to={alertsPath}>{words.signUp}</Link>
        </p>
      )}
      {(show === 'confirm' || show === 'unsubscribe') && <Chosen own={own} />}
      {show === 'unsubscribe' && (
        <p>
          <a href={path}>{words.toChoices}</a>
        </p>
      )}
      {(show === 'choices' || show === 'saved' || show === 'confirmed' || show === 'already confirmed') && (
        <Change own={own} />
      )}
      {show !== 'confirm' && show !== 'unsubscribe' && <Kept own={own} />}
    </>
  )
}

/** What was chosen, to be read before the press. */
const Chosen = ({ own: { choices } }: { own: OwnSubscription }) => {
  const words = alertWords[choices.language]
  return (
    <dl className="alert-chosen">
      <dt>{words.levels}</dt>
      <dd>{choices.levels?.join(', ') ?? words.all}</dd>
      <dt>{words.campuses}</dt>
      <dd>{choices.campuses?.join(', ') ?? words.all}</dd>
      {choices.updates && <dd>{words.updates}</dd>}
    </dl>
  )
}

const Change = ({ own: { path, choices } }: { own: OwnSubscription }) => {
  const words = alertWords[choices.language]
  return (
    <>
      <form className="alert-form" method="post" action={path}>
        <ChoiceFields choices={choices} language={choices.language} />
        <button type="submit" className="button">
          {words.save}
        </button>
      </form>
      <p className="alert-stop">
        <a href={`${path}/unsubscribe`}>{words.unsubscribe}</a>
      </p>
    </>
  )
}

/** Download of the subscriber's personal data, and a button to delete it. */
const Kept = ({ own: { path, choices } }: { own: OwnSubscription }) => {
  const words = alertWords[choices.language]
  return (
    <div className="alert-kept">
      <p>
        <a href={`${path}/kept.json`}>{words.download}</a>
      </p>
      <details>
        <summary>{words.remove}</summary>
        <p>{words.removeText}</p>
        <Button action={`${path}/delete`}>{words.remove}</Button>
      </details>
    </div>
  )
}

const Button = ({ action, children }: { action: string; children: string }) => (
  <form method="post" action={action}>
    <button type="submit" className="button">
      {children}
    </button>
  </form>
)
