/**
 * pdf.js with its viewer and styles, loaded when the first PDF is opened. The legacy build is the one for the browsers that the
 * app is built for; the other expects those of the last months.
 */
import 'pdfjs-dist/legacy/web/pdf_viewer.css'
// The viewer takes the library from globalThis, so the library comes first.
import { getDocument, GlobalWorkerOptions, version, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs'

export * as viewer from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
export { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** web/build/pdfAssets.ts puts the files there. */
const assets = `/assets/pdfjs-${version}`

GlobalWorkerOptions.workerSrc = `${assets}/legacy/build/pdf.worker.min.mjs`

export const noteIcons = `${assets}/web/images/`

/** Begins to load a document from its address, or what has been fetched of it. Our policy for scripts allows no WebAssembly, and each viewer sees the same fonts. */
export const load = (from: string | Uint8Array): PDFDocumentLoadingTask =>
  getDocument({
    // The library takes bytes away from who gives them.
    ...(typeof from === 'string' ? { url: from } : { data: from.slice() }),
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    wasmUrl: `${assets}/wasm/`,
    useWasm: false,
    useSystemFonts: false,
    // The whole file comes in one answer: the server sends no ranges.
    disableRange: true,
  })
