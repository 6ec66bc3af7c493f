import { formatCode, parseCode } from '@kampana/shared/verification/code'
import type { FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { useContext } from 'react'
import { college } from '../content/store/current.ts'
import { EmbedPanel } from '../components/embed-panel.tsx'
import { MoreParts } from '../components/more-parts.ts'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { GetInTouch } from '../contact/get-in-touch.tsx'
import type { Contact } from '../content/contact.ts'
import { readPart } from '../content/store/parts.ts'
import { definePage } from '@kampana/engine-site/framework/page'
import { entryTitle } from '../site-map.ts'

interface Data {
  content: Contact
  outcome: FormOutcome | null
  sent: boolean
  /** Number of the sent message. */
  number: string | null
}

const path = '/contact-us'
const isSent = ({ searchParams }: URL): boolean => searchParams.has('sent')
/** Shows only valid numbers, since anyone can edit the address. */
const findNumber = ({ searchParams }: URL): string | null => {
  const code = parseCode((searchParams.get('sent') ?? '').slice(0, 20))
  return code === null ? null : formatCode(code)
}

/** Contacts, map and the contact form. */
export const contactPage = definePage<Data>({
  path,
  cacheKey: (url) => (findNumber(url) === null ? (isSent(url) ? '?sent' : '') : null),
  load: async ({ url, form }) => {
    const content = await readPart('contact')
    return { content, outcome: form ?? null, sent: isSent(url), number: findNumber(url) }
  },
  head: ({ outcome, sent }) => ({
    title: sent ? publicMessages.messageSent : outcome ? 'Not sent yet' : entryTitle(path),
    description: `How to reach ${college.name}: addresses, telephones, email, a map, and a form to write to us.`,
  }),
  view: ({ data: { content, outcome, sent, number } }) => (
    <SectionLayout>
      <p className="contact-jump button-line">
        <a className="button" href={sent ? '#sent' : '#write'}>
          {sent ? publicMessages.messageSent : content.record.form_title}
        </a>{' '}
        <a className="button-quiet" href="#map">
          {content.record.map_title}
        </a>
        <MoreJumps />
      </p>
      <div className="contact">
        <GetInTouch record={content.record} />
        <ContactForm key={String(sent)} content={content} outcome={outcome} sent={sent} number={number} />
        <EmbedPanel
          kind="map"
          record={content.record}
          action="Show the map"
          poster={posterOf(content.record)}
        />
      </div>
    </SectionLayout>
  ),
})

const posterOf = ({ map_picture: picture, map_avif: avif, map_alt: alt }: Contact['record']) => ({
  picture,
  alt,
  width: 1200,
  height: 640,
  ...(avif !== null && { avif }),
})

const MoreJumps = () =>
  useContext(MoreParts).map(({ id, title, lang }) => (
    <a key={id} className="button-quiet" href={`#${id}`} lang={lang}>
      {title}
    </a>
  ))
