// oxlint-disable typescript/consistent-type-imports -- ambient modules can't import.
declare module 'virtual:assets' {
  /** A style sheet: its address, and its text in a build. */
  export interface Sheet {
    href: string
    text?: string
  }
  /** Style sheets of every page, those of single pages by their module, and addresses of scripts. */
  export const assets: {
    styles: Sheet[]
    ownStyles: Readonly<Record<string, Sheet[]>>
    scripts: string[]
  }
}
