import { drawingAddress } from '../components/drawings.ts'
import type { HomeContent } from '../content/home.ts'

/** The president's letter: the portrait beside its heading, the words, the signature. */
export const Letter = ({ letter }: { letter: HomeContent['president'] }) => (
  <section className="letter" aria-labelledby="letter">
    <div className="letter-sheet">
      {drawingAddress('portrait') && (
        <img
          className="letter-portrait"
          src={drawingAddress('portrait')}
          alt={`${letter.name}, ${letter.office}`}
          width="240"
          height="300"
          loading="lazy"
        />
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
