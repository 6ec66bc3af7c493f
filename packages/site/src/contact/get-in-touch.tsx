import { college } from '../content/store/current.ts'
import { splitLines } from '@kampana/engine-declare/text/split-lines'
import type { ReactNode } from 'react'
import { phoneHref } from '../content/body/phone-href.ts'
import type { Contact } from '../content/contact.ts'

/** The college's contacts: e-mail, telephone, campuses, office hours and social pages. */
export const GetInTouch = ({ record: { hours, accounts_note } }: Pick<Contact, 'record'>) => (
  <section className="get-in-touch" aria-labelledby="get-in-touch">
    <h2 id="get-in-touch">Get in Touch</h2>
    <dl>
      <Way name="Email">
        <Links links={(college.contacts ?? []).filter(({ href }) => href.startsWith('mailto:'))} />
      </Way>
      <Way name="Telephone">
        <Links links={(college.contacts ?? []).filter(({ href }) => href.startsWith('tel:'))} />
      </Way>
      {webContacts().length > 0 && (
        <Way name="On the web">
          <Links links={webContacts()} />
        </Way>
      )}
      {college.campuses.map(({ name, levels, address, phones }) => (
        <Way key={name} name={name}>
          <dd className="way-note">{levels}</dd>
          <dd>
            <address>
              {splitLines(address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
          <Links
            links={splitLines(phones).map((label) => ({
              label,
              href: phoneHref(label, college.calling_code),
            }))}
          />
        </Way>
      ))}
      <Way name="Hours">
        {hours.map(({ office, when }) => (
          <dd key={office}>
            {office}: {when}
          </dd>
        ))}
      </Way>
      <Way name="Social pages">
        <Links links={college.social ?? []} />
        {accounts_note !== null && <dd className="way-note">{accounts_note}</dd>}
      </Way>
    </dl>
  </section>
)

/** Contacts other than addresses and telephones, such as Messenger and directions. */
const webContacts = () => (college.contacts ?? []).filter(({ href }) => !/^(?:mailto|tel):/.test(href))

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    {children}
  </div>
)

const Links = ({ links }: { links: readonly { label: string; href: string }[] }) =>
  links.map(({ label, href }) => (
    <dd key={label}>
      <a href={href}>{label}</a>
    </dd>
  ))
