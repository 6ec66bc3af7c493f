/** A text as it stands in HTML, in elements and attributes. */
export const inHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
