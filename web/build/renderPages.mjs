/**
 * `node renderPages.mjs BUNDLE ADDRESS…` prints what `prerendered` of the bundle makes of each address, and what else the pages' files
 * say, as JSON. It is a process of its own, as the libraries keep one open that has no window.
 */
import { pathToFileURL } from 'node:url'

// What a browser has and Node has not, as far as the pages look at it while they are rendered.
Object.assign(globalThis, {
  localStorage: { getItem: () => null, removeItem: () => {} },
  window: { matchMedia: () => ({ matches: false }), addEventListener() {} },
  location: { pathname: '' },
})

const [bundle, ...addresses] = process.argv.slice(2)
const { app, insidePages, prerendered } = await import(pathToFileURL(bundle).href)
const drawn = []
for (const address of addresses) drawn.push({ address, ...(await prerendered(address)) })
process.stdout.write(JSON.stringify({ drawn, inside: await insidePages(), app }), () => process.exit())
