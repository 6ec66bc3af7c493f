import { drawingAddress } from '../components/drawings.ts'
import { ResponsivePicture } from '../components/responsive-picture.tsx'
import type { HomeContent } from '../content/home.ts'

/** Letter of the president, with portrait, heading and signature. */
export const Letter = ({ letter }: { letter: HomeContent['president'] }) => (
  <section className="letter" aria-labelledby="letter">
    <div className="letter-sheet">
      {letter.portrait && (
        <div className="letter-portrait">
          <ResponsivePicture {...letter.portrait} sizes="(min-width: 64rem) 14rem, 22vw" />
        </div>
      )}
      <div className="letter-text">
        <h2 id="letter">{letter.heading}</h2>
        <p className="letter-salutation">{letter.salutation}</p>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{letter.closing}</p>
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
          {letter.name}
          <small>{letter.office}</small>
        </p>
      </div>
    </div>
  </section>
)
