/**
 * Letters that look like one or two Latin ones, with these. Capitals with a different look than their small letters are listed
 * as capitals.
 */
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
 * Normalized look of a name: names that people confuse have the same. Ignores case, accents, spaces, invisible characters and
 * punctuation. Replaces digits and letters of other alphabets with the Latin letters they look like (Unicode Technical
 * Standard 39).
 */
export const lookAlike = (name: string): string =>
  Array.from(
    name.normalize('NFKD').replaceAll(/[^\p{L}\p{N}|]/gu, ''),
    (letter) => latin.get(letter) ?? letter,
  )
    .join('')
    .toLowerCase()
    // These Latin letters are hardly distinguishable either.
    .replaceAll(/[il1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
