import { drawingAddress } from '../components/drawings.ts'
import { ResponsivePicture } from '../components/responsive-picture.tsx'
import type { HomeView } from '../content/home.ts'

/** Letter of the president, with portrait, heading and signature. */
export const Letter = ({ record, portrait }: Pick<HomeView, 'record' | 'portrait'>) => (
  <section className="letter" aria-labelledby="letter">
    <div className="letter-sheet">
      {portrait && (
        <div className="letter-portrait">
          <ResponsivePicture {...portrait} sizes="(min-width: 64rem) 14rem, 22vw" />
        </div>
      )}
      <div className="letter-text">
        <h2 id="letter">{record.president_heading}</h2>
        <p className="letter-salutation">{record.president_salutation}</p>
        {splitParagraphs(record.president_paragraphs).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{record.president_closing}</p>
        {drawingAddress('signature') && (
          <img
            className="letter-signature"
            src={drawingAddress('signature')}
            alt=""
            width="180"
            height="60"
            loading="lazy"
          />
        )}
        <p className="letter-name">
          {record.president_name}
          <small>{record.president_office}</small>
        </p>
      </div>
    </div>
  </section>
)

/** Paragraphs that empty lines separate. */
const splitParagraphs = (text: string): string[] => text.split(/\n\s*\n/)
