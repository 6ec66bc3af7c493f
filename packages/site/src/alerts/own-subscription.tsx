import { subscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import { alertsPath, type OwnSubscription, type PersonalPage } from '@kampana/shared/notices/subscription'
import { Link } from '../components/link.tsx'
import { AlertWording } from './alert-wording.tsx'
import { ChoiceFields } from './choice-fields.tsx'

/** Page behind the link of an e-mail. It has no script. */
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
          <strong>{subscriptionTexts.fil.pages[page.show][0]}</strong>
        </p>
        <p>{subscriptionTexts.fil.pages[page.show][1]}</p>
      </div>
      <p>
        <Link to={alertsPath}>
          {subscriptionTexts.en.signUp} · <span lang="fil">{subscriptionTexts.fil.signUp}</span>
        </Link>
      </p>
    </>
  )

const Own = ({ own }: { own: OwnSubscription }) => {
  const { show, address, choices, path, consent } = own
  const texts = subscriptionTexts[choices.language]
  return (
    <>
      <p className="standing">{texts.pages[show][1]}</p>
      <p className="alert-address">{address ?? texts.push.address}</p>
      {show === 'confirm' && (
        <>
          <p>{consent}</p>
          <Button action={`${path}/confirm`}>{texts.confirm}</Button>
        </>
      )}
      {show === 'unsubscribe' && <Button action={`${path}/unsubscribe`}>{texts.unsubscribe}</Button>}
      {show === 'ended' && (
        <p>
          <Link to={alertsPath}>{texts.signUp}</Link>
        </p>
      )}
      {(show === 'confirm' || show === 'unsubscribe') && <Chosen own={own} />}
      {show === 'unsubscribe' && (
        <p>
          <a href={path}>{texts.toChoices}</a>
        </p>
      )}
      {(show === 'choices' || show === 'saved' || show === 'confirmed' || show === 'already confirmed') && (
        <Change own={own} />
      )}
      {show !== 'confirm' && show !== 'unsubscribe' && <Stored own={own} />}
    </>
  )
}

/** Lists the current choices above the buttons. */
const Chosen = ({ own: { choices } }: { own: OwnSubscription }) => {
  const texts = subscriptionTexts[choices.language]
  return (
    <dl className="alert-chosen">
      <dt>{texts.levels}</dt>
      <dd>{choices.levels?.join(', ') ?? texts.all}</dd>
      <dt>{texts.campuses}</dt>
      <dd>{choices.campuses?.join(', ') ?? texts.all}</dd>
      {choices.updates && <dd>{texts.updates}</dd>}
    </dl>
  )
}

const Change = ({ own: { path, choices } }: { own: OwnSubscription }) => {
  const texts = subscriptionTexts[choices.language]
  return (
    <>
      <form className="alert-form" method="post" action={path}>
        <ChoiceFields choices={choices} language={choices.language} />
        <button type="submit" className="button">
          {texts.save}
        </button>
      </form>
      <p className="alert-stop">
        <a href={`${path}/unsubscribe`}>{texts.unsubscribe}</a>
      </p>
    </>
  )
}

/** Download of the subscriber's personal data, and a button to delete it. */
const Stored = ({ own: { path, choices } }: { own: OwnSubscription }) => {
  const texts = subscriptionTexts[choices.language]
  return (
    <div className="alert-kept">
      <p>
        <a href={`${path}/kept.json`}>{texts.download}</a>
      </p>
      <details>
        <summary>{texts.remove}</summary>
        <p>{texts.removeText}</p>
        <Button action={`${path}/delete`}>{texts.remove}</Button>
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
