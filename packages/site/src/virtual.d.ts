/** Path of the files of pdf.js, with a trailing slash. */
declare const PDFJS_FILES: string
