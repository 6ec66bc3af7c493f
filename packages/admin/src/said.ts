/** What the server said about an answer, in words for people. */
export type Said = string

const said = new WeakMap<object, Said>()

/** Remembers with an answer what the server said, since react-admin hands on only the data. */
export const remember = <T extends object>(answer: T, message: Said): T => {
  said.set(answer, message)
  return answer
}

/** What the server said when it gave this answer; undefined for what no server gave. */
export const saidWith = (answer: object | undefined): Said | undefined =>
  answer === undefined ? undefined : said.get(answer)
