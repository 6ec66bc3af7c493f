/** Letters that look like one or two Latin ones, by those. Capitals that look otherwise than their small letters are listed as such. */
const looks: Readonly<Record<string, string>> = {
  a: 'ΑαАаɑᴀᎪꓮ',
  b: 'ΒβВвЬьʙꓐ',
  c: 'ϲϹСсᴄꓚƈ',
  d: 'ԁđðᴅᎠꓓɗɖ',
  e: 'ΕεЕеᴇꓰɛєЄ',
  f: 'ƒꜰꓝϝϜ',
  g: 'ɡցɢꓖԍԌ',
  h: 'ΗНнһհҺʜᎻꓧħ',
  i: 'ΙιІіıɩɪᎥꓲΐӀӏլǀ',
  j: 'ЈјյᴊꓙϳͿ',
  k: 'ΚκКкᴋꓗĸƙ',
  l: 'łʟꓡɭℓ',
  m: 'ΜМмᴍᎷꓟɱ',
  n: 'ΝηИпոɴꓠŋɲņ',
  o: 'ΟοσОоօՕᴏꓳøɵ',
  p: 'ΡρРрᴘꓑþ',
  q: 'ԛԚզ',
  r: 'гʀꓣɾɼ',
  s: 'ЅѕꜱꓢՏʂ',
  t: 'ΤτТтᴛꓔŧƭ',
  u: 'υμսᴜꓴʋ',
  v: 'νѵѴᴠꓦ',
  w: 'ωԝԜᴡꓪɯ',
  x: 'ΧχХхꓫ×',
  y: 'ΥγУуүҮʏꓬɣ',
  z: 'ΖᴢꓜƶȤ',
}
const latin = new Map(
  Object.entries(looks).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
)

/**
 * A name as it looks: names that people take for one another have the same. Case, accents, spaces, invisible characters and punctuation
 * don't count, letters of other alphabets are the Latin ones that they look like, and so are digits (Unicode Technical Standard 39).
 */
export const lookAlike = (name: string): string =>
  Array.from(
    name.normalize('NFKD').replaceAll(/[^\p{L}\p{N}|]/gu, ''),
    (letter) => latin.get(letter) ?? letter,
  )
    .join('')
    .toLowerCase()
    // Within Latin these are hardly told apart either.
    .replaceAll(/[il1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
