/** The web app's build: from web into dist, with compressed copies of what is worth it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'
import { isLanguage } from '#language'
import { files } from './web/build/files.ts'
import { laterRules } from './web/build/laterRules.ts'
import { look } from './web/build/look.ts'
import { oneLanguage } from './web/build/oneLanguage.ts'
import { pdfAssets } from './web/build/pdfAssets.ts'
import { prerender } from './web/build/prerender.ts'
import { slim } from './web/build/slim.ts'
import { articlesPlugin } from './web/features/help/articlesPlugin.ts'

// One build is for one language: both are made by scripts/buildWeb.mjs.
const asked = process.env['APP_LANGUAGE']
const language = isLanguage(asked) ? asked : 'en'
const dist = path.resolve(import.meta.dirname, 'dist', language)
const api = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`

/** Compressed once here instead of at every request. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|mjs|css|html|svg|json|ttf)$/.test(file)) continue
      const bytes = readFileSync(path.join(dist, file))
      writeFileSync(path.join(dist, `${file}.br`), brotliCompressSync(bytes))
      writeFileSync(path.join(dist, `${file}.gz`), gzipSync(bytes))
    }
  },
}

/** What the app's own code needs to be understood. */
const ours = () => [oneLanguage(language), relay, react(), articlesPlugin, laterRules, look]

const options: BuildOptions = {
  outDir: dist,
  emptyOutDir: true,
  target: 'baseline-widely-available',
  reportCompressedSize: false,
  chunkSizeWarningLimit: 1_500,
  // Chakra makes its whole theme at once; whoever takes only parts of it should get only those.
  rolldownOptions: { treeshake: { manualPureFunctions: ['defineConfig'] } },
}

export default defineConfig({
  root: 'web',
  plugins: [...ours(), slim, files([...ours(), slim], options), pdfAssets, prerender(dist, ours()), compressed],
  build: options,
  server: {
    proxy: { '/graphql': { target: api, ws: true }, '/api': api, '/scim': api },
  },
})
