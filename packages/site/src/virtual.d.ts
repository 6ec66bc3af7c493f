// oxlint-disable typescript/consistent-type-imports -- ambient modules can't import.
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
/** Where the files of pdf.js are, with a slash at the end. */
declare const PDFJS_FILES: string
