/** Writes the pages that visitors see first into files of their own, so that they show before their script runs. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type PluginOption } from 'vite'

const addresses = ['/landing', '/auth', '/legal/terms', '/legal/privacy']

interface Rendered {
  address: string
  title: string
  markup: string
}

/** `plugins` are those that the pages' own code needs; `dist` is the folder of the built app. */
export const prerender = (dist: string, plugins: PluginOption[]): Plugin => ({
  name: 'prerender',
  apply: 'build',
  async closeBundle() {
    const folder = path.join(dist, '.prerender')
    await build({
      configFile: false,
      root: 'web',
      logLevel: 'warn',
      plugins,
      build: { ssr: 'prerendered.tsx', outDir: folder, emptyOutDir: true },
      // Packages too: Relay is CommonJS, whose names Node cannot take one by one.
      ssr: { noExternal: true },
    })
    // Nearly everything is written in it; known only from the style sheet it would come too late, and texts would move.
    const font = readdirSync(path.join(dist, 'assets')).find((name) => /^inter-latin-wght-normal-.+\.woff2$/.test(name))
    const page = afterPaint(readFileSync(path.join(dist, 'index.html'), 'utf8'), `/assets/${font}`)
    writeFileSync(path.join(dist, 'index.html'), page)
    for (const { address, title, markup } of render(path.join(folder, 'prerendered.js'))) {
      const file = path.join(dist, `${address}.html`)
      mkdirSync(path.dirname(file), { recursive: true })
      // Inert, because what is written into it before the script has taken over would be lost.
      const root = `<div id="root" inert>${markup}</div>\n  </body>`
      writeFileSync(
        file,
        page
          .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
          .replace(/<div id="root">[\s\S]*<\/body>/, () => root),
      )
    }
    rmSync(folder, { recursive: true })
  },
})

/**
 * The page with its script fetched beside what it needs to be drawn, and run when it has been drawn: index.html does so with
 * the link `later`.
 */
function afterPaint(page: string, font: string): string {
  const [tag, source] = /<script type="module" crossorigin src="(.+?)"><\/script>/.exec(page) ?? []
  if (!tag) throw new Error('The page has no script')
  return page
    .replace(tag, `<link rel="modulepreload" crossorigin id="later" href="${source}">`)
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
    .replace('<link rel="stylesheet"', `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">$&`)
}

function render(bundle: string): Rendered[] {
  const script = path.join(import.meta.dirname, 'renderPages.mjs')
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: 60_000 } as const
  return JSON.parse(execFileSync(process.execPath, [script, bundle, ...addresses], options)) as Rendered[]
}
