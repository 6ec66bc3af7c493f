/**
 * JSON that can't end its script element (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements), and
 * that old parsers of script read too. Every other `<` stays: texts hold many, and compress worse without them.
 */
export const json = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/<(?=!--|\/?script)/gi, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
