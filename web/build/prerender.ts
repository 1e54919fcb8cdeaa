/**
 * Writes files of their own for pages: those that visitors see first with all that they show, so that they show before their
 * script runs; those of who is signed in with the names of the files that their code is in.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type PluginOption } from 'vite'
import type { Question } from '../relay/earlyAnswer.ts'
import { codeOf, drawnPage, waitingPage, type Bundle } from './firstCode.ts'
import { insidePages } from './insidePages.ts'

const addresses = ['/landing', '/auth', '/legal/terms', '/legal/privacy']

interface Rendered {
  drawn: { address: string; title: string; markup: string }[]
  /** Where the pages of those who are signed in are, the modules that they are in, and what they ask. */
  inside: { address: string; module: string; question: Question | null }[]
  /** What the app asks on every page. */
  app: Question[]
}

/** `plugins` are those that the pages' own code needs; `dist` is the folder of the built app. */
export const prerender = (dist: string, plugins: PluginOption[]): Plugin => {
  let bundle: Bundle = {}
  return {
    name: 'prerender',
    apply: 'build',
    generateBundle(_, built) {
      bundle = built
    },
    async closeBundle() {
      const folder = path.join(dist, '.prerender')
      await build({
        configFile: false,
        root: 'web',
        logLevel: 'warn',
        plugins: [insidePages(), ...plugins],
        build: { ssr: 'prerendered.tsx', outDir: folder, emptyOutDir: true },
        // Packages too: Relay is CommonJS, whose names Node cannot take one by one.
        ssr: { noExternal: true },
      })
      write(dist, render(path.join(folder, 'prerendered.js')), bundle)
      rmSync(folder, { recursive: true })
    },
  }
}

function write(dist: string, { drawn, inside, app }: Rendered, bundle: Bundle) {
  const html = withFont(dist)
  const first = codeOf(bundle, path.resolve('web/index.html'))
  const shared = codeOf(bundle, path.resolve('web/signedIn.routes.tsx'), first)
  const there = new Set([...first, ...shared])
  const put = (address: string, page: string) => {
    const file = path.join(dist, `${address}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, page)
  }
  put('/index', waitingPage(html, shared, { app }))
  for (const { address, module, question } of inside)
    put(address, waitingPage(html, [...shared, ...codeOf(bundle, module, there)], { app, page: question }))
  for (const { address, title, markup } of drawn) put(address, drawnPage(html, title, markup))
}

/** Nearly everything is written in it; known only from the style sheet it would come too late, and texts would move. */
function withFont(dist: string): string {
  const font = readdirSync(path.join(dist, 'assets')).find((name) => /^inter-latin-wght-normal-.+\.woff2$/.test(name))
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`
  return readFileSync(path.join(dist, 'index.html'), 'utf8').replace('<link rel="stylesheet"', (tag) => link + tag)
}

function render(bundle: string): Rendered {
  const script = path.join(import.meta.dirname, 'renderPages.mjs')
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: 60_000 } as const
  return JSON.parse(execFileSync(process.execPath, [script, bundle, ...addresses], options)) as Rendered
}
