// oxlint-disable typescript/consistent-type-imports -- ambient modules can't import; see content-plugin.ts for what fills them.
declare module 'virtual:college' {
  /** Who the college is, from content/college/college.yaml. */
  export const college: import('./content/college.ts').College
}
declare module 'virtual:home' {
  /** The home page's words, from content/home.yaml. */
  export const home: import('./content/home.ts').Home
}
declare module 'virtual:contact' {
  /** The contact page's words and the privacy notice, from content/contact.yaml and content/privacy-notice.md. */
  export const contact: import('./content/contact.ts').Contact
}
declare module 'virtual:site-map' {
  /** The top menu and all beneath it, from content/site-map.yaml. */
  export const entries: import('./content/site-map.ts').Entry[]
}
declare module 'virtual:redirects' {
  /** Where short addresses lead that people type by hand, from content/site-map.yaml. */
  export const redirects: Readonly<Record<string, string>>
}
declare module 'virtual:descriptions' {
  /** What each written page is about, in a sentence, by its address. */
  export const descriptions: Readonly<Record<string, string>>
}
declare module 'virtual:pages' {
  /** The written pages by address, each fetched when asked for. */
  export const contentPages: Record<
    string,
    () => Promise<import('./content/markdown/read-markdown.ts').ContentPage>
  >
}
declare module 'virtual:monographs' {
  /** The research monographs by address, each fetched when asked for. */
  export const monographs: Record<string, () => Promise<import('./content/monograph.ts').MonographText>>
}
declare module 'virtual:monograph-titles' {
  /** What each is called, and the last part of its address. */
  export const titles: { link: string; title: string }[]
}
declare module 'virtual:monograph-words' {
  /** The words of each, by its address; for the server only. */
  export const words: Record<string, string>
}
declare module 'virtual:search-words' {
  /** What content/search.yaml knows of how people search; for the server only. */
  export const searchWords: import('./content/search-words.ts').SearchWords
}
declare module 'virtual:programs' {
  /** The programs that the college offers by address, each fetched when asked for. */
  export const programs: Record<string, () => Promise<import('./content/program.ts').Program>>
}
declare module 'virtual:program-list' {
  /** All of them as lists show them, level by level. */
  export const programList: import('./content/program.ts').ProgramSummary[]
}
declare module 'virtual:academic-calendar' {
  /** The school year, from content/academic-calendar.yaml. */
  export const academicCalendar: import('./content/read-academic-calendar.ts').AcademicCalendar
}
declare module 'virtual:assets' {
  /** A style sheet: where it is, and its text once it is built. */
  export interface Sheet {
    href: string
    text?: string
  }
  /** The styles of every document, those of some pages by the file that makes them, and the addresses of scripts. */
  export const assets: {
    styles: Sheet[]
    ownStyles: Readonly<Record<string, Sheet[]>>
    scripts: string[]
  }
}
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  /** Cuts a font down to the characters of a text. */
  const subsetFont: (font: Uint8Array, text: string, options?: Options) => Promise<Buffer>
  export default subsetFont
}
/** Where the files of pdf.js are, with a slash at the end. */
declare const PDFJS_FILES: string
