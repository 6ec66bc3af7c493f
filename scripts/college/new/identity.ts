import { z } from 'zod'

/** Answers of a new folder's author. */
export interface Identity {
  name: string
  shortName: string
  motto: string
  town: string
  /** `#rrggbb`. */
  brand: string
  levels: readonly string[]
  campus: string
  address: string
  phone: string
  email: string
  /** Address in security.txt. */
  securityEmail: string
}
export type Answers = Readonly<Partial<Record<keyof Identity, string>>>

/** Invalid answer or command; the message is for the person who typed it. */
export class CollegeRefused extends Error {}

interface Question {
  flag: string
  question: string
  schema: z.ZodType<string, string>
  /** Default answer. */
  fallback?: (given: Answers) => string | undefined
}

const line = z
  .string()
  .trim()
  .min(1, 'is missing.')
  .max(120, 'must have at most 120 characters.')
  .regex(/^[^\p{Cc}<>{}]*$/u, 'must be one line without < > { }.')

const emailAddress = z.string().trim().pipe(z.email('must be an e-mail address.'))

/** Questions in the order in which they are asked. */
export const questions: Readonly<Record<keyof Identity, Question>> = {
  name: { flag: 'name', question: 'Name of the college', schema: line },
  shortName: {
    flag: 'short-name',
    question: 'Short name, shown beside the seal',
    schema: line,
    fallback: ({ name }) => name,
  },
  motto: { flag: 'motto', question: 'Motto', schema: line },
  town: { flag: 'town', question: 'Town and province', schema: line },
  brand: {
    flag: 'brand',
    question: 'Brand color',
    schema: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, 'must be a color such as #0b6b3a.'),
    fallback: () => '#4b83cc',
  },
  levels: {
    flag: 'levels',
    question: 'Levels, separated by commas',
    schema: line.refine((text) => splitLevels(text).length > 0, 'must name a level.'),
    fallback: () =>
      'Kindergarten, Grade School, Junior High School, Senior High School, College, Graduate School',
  },
  campus: { flag: 'campus', question: 'Name of the campus', schema: line, fallback: () => 'Main Campus' },
  address: {
    flag: 'address',
    question: 'Street address of the campus',
    schema: line,
    fallback: ({ town }) => town,
  },
  phone: {
    flag: 'phone',
    question: 'Phone number',
    schema: line.regex(/^[\d ()+-]{7,24}$/, 'must be a phone number such as (074) 555 0121.'),
  },
  email: {
    flag: 'email',
    question: 'E-mail address',
    schema: emailAddress,
  },
  securityEmail: {
    flag: 'security-email',
    question: 'E-mail address for security reports, read every day',
    schema: emailAddress,
    fallback: ({ email }) => email,
  },
}
const fields = Object.keys(questions) as (keyof Identity)[]
/** Fields that the sample's programs and notices depend on. They can't change while the sample exists. */
export const samplePlaces: readonly (keyof Identity)[] = ['levels', 'campus', 'address']

/** Asks for the fields without a flag, except skipped ones. Repeats the question after an invalid answer. */
export const askIdentity = async (
  given: Answers,
  ask: (question: string) => Promise<string>,
  say: (sentence: string) => void,
  skipped: readonly (keyof Identity)[] = [],
): Promise<Answers> => {
  const answers: Record<string, string> = { ...given }
  for (const field of fields.filter((each) => given[each] === undefined && !skipped.includes(each))) {
    const { question, schema, fallback } = questions[field]
    const usual = fallback?.(answers)
    for (;;) {
      const typed = (await ask(`${question}${usual === undefined ? '' : ` [${usual}]`}: `)).trim()
      const answer = schema.safeParse(typed === '' ? (usual ?? '') : typed)
      if (answer.success) {
        answers[field] = answer.data
        break
      }
      say(`The answer ${answer.error.issues[0]?.message}`)
    }
  }
  return answers
}

/** Checks the answers, with defaults for missing ones. Throws a `CollegeRefused` with a line for each error. */
export const readIdentity = (given: Answers): Identity => {
  const faults: string[] = []
  const text: Record<string, string> = {}
  for (const field of fields) {
    const { flag, schema, fallback } = questions[field]
    const answer = schema.safeParse(given[field] ?? fallback?.({ ...given, ...text }) ?? '')
    if (answer.success) text[field] = answer.data
    else faults.push(`--${flag} ${answer.error.issues[0]?.message}`)
  }
  if (faults.length > 0) throw new CollegeRefused(faults.join('\n'))
  const { levels = '', ...rest } = text
  return { ...(rest as Omit<Identity, 'levels'>), levels: splitLevels(levels) }
}

const splitLevels = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((level) => level.trim())
      .filter(Boolean),
  ),
]
