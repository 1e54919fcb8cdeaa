/** Writes the pages that visitors see first into files of their own, so that they show before their script runs. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'

const addresses = ['/landing', '/auth', '/legal/terms', '/legal/privacy']

/** What a browser has and Node has not, as far as the pages look at it while they are rendered. */
const browser = {
  localStorage: { getItem: () => null, removeItem: () => {} },
  window: { matchMedia: () => ({ matches: false }), addEventListener() {} },
  location: { pathname: '' },
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
    const { prerendered } = (await import(pathToFileURL(path.join(folder, 'prerendered.js')).href)) as {
      prerendered: (address: string) => Promise<{ title: string; markup: string }>
    }
    const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
    Object.assign(globalThis, browser)
    for (const address of addresses) {
      const file = path.join(dist, `${address}.html`)
      mkdirSync(path.dirname(file), { recursive: true })
      const { title, markup } = await prerendered(address)
      // Inert, because what is written into it before the script has taken over would be lost.
      const root = `<div id="root" inert>${markup}</div>`
      writeFileSync(
        file,
        page.replace(/<title>.*<\/title>/, `<title>${title}</title>`).replace('<div id="root"></div>', () => root),
      )
    }
    for (const name of Object.keys(browser)) delete (globalThis as Record<string, unknown>)[name]
    rmSync(folder, { recursive: true })
  },
})
