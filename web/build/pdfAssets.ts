/**
 * Serves what pdf.js loads while it shows a document (its worker, character maps, fonts, decoders of images, icons of notes) from our own
 * address: copied into the build under the library's version, read from the package in development.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

const folder = path.resolve(import.meta.dirname, '../../node_modules/pdfjs-dist')
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }

/** web/features/files/pdf/pdfjs.ts makes the same address from the library's own version. */
const address = `assets/pdfjs-${version}`

/** The decoders compiled to WebAssembly are left out: our policy for scripts does not let them run. */
const taken = new RegExp(
  [
    '^LICENSE$',
    '^legacy/build/pdf\\.worker\\.min\\.mjs$',
    '^(cmaps|standard_fonts)/',
    '^wasm/(.*_nowasm_fallback\\.js|LICENSE_.*)$',
    '^web/images/annotation-.*\\.svg$',
  ].join('|'),
)

export const pdfAssets: Plugin = {
  name: 'pdf-assets',
  configureServer({ middlewares }) {
    middlewares.use(`/${address}`, sirv(folder, { dev: true }))
  },
  generateBundle() {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const name = file.replaceAll(path.sep, '/')
      if (!taken.test(name)) continue
      this.emitFile({ type: 'asset', fileName: `${address}/${name}`, source: readFileSync(path.join(folder, file)) })
    }
  },
}
