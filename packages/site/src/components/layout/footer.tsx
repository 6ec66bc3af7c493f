import { college } from '../../content/store/current.ts'
import { splitLines } from '@kampana/engine-declare/text/split-lines'
import type { ReactNode } from 'react'
import { phoneHref } from '../../content/body/phone-href.ts'
import { Link } from '../link.tsx'
import { Seal } from './masthead.tsx'

/** Campuses, contacts, portals and social pages. */
export const Footer = ({ lang }: { lang?: string | undefined }) => (
  <footer className="footer" lang={lang}>
    <div className="footer-grid">
      <div className="footer-name">
        <Seal />
        <p className="footer-title">{college.name}</p>
        <p>
          <em lang="la">{college.motto}</em>
          {`, ${college.motto_meaning}`}
        </p>
      </div>
      {college.campuses.map((campus) => (
        <Column key={campus.name} title={campus.name}>
          <address>
            <span className="small-caps">{campus.levels}</span>
            {splitLines(campus.address).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {splitLines(campus.phones).map((phone) => (
              <span key={phone}>
                <a href={phoneHref(phone, college.calling_code)}>{phone}</a>
              </span>
            ))}
          </address>
        </Column>
      ))}
      <Column title="Contacts">
        <Links links={college.contacts ?? []} />
      </Column>
      <Column title="Portals">
        <Links links={[studentPortal(), ...(college.portals ?? [])]} />
      </Column>
      <Column title="Follow us">
        <Links links={college.social ?? []} />
      </Column>
    </div>
    <p className="footer-end">
      <span>{`Founded ${college.founded}. ${college.colophon}`}</span>
      <Link to="/class-status">Class Status</Link>
      <Link to="/contact-us#privacy">Privacy notice</Link>
    </p>
    {/* Shown after 100 pixels of scrolling, by CSS or, without support, by scroll-to-top.ts. */}
    <a className="scroll-to-top" href="#top" aria-label="Back to the top">
      <span aria-hidden="true">↑</span>
    </a>
  </footer>
)

const studentPortal = () => ({ label: college.student_portal_label, href: college.student_portal_href })

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="footer-column">
    <h2>{title}</h2>
    {children}
  </section>
)

const Links = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
)
