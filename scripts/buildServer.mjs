// Builds the server: its own modules in a few files of dist/server, as reading thousands takes longer than all else of a start. Packages
// stay where they are, and so does what is found by its place in the sources: threads, migrations, fonts.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './setUp.mjs'

const folder = path.join(root, 'dist/server')

/**
 * In a file of the folder, `import.meta` names the place of the module as it was in the sources. What is imported by a name that
 * is put together would be read from the sources, and be there twice.
 */
const places = {
  name: 'places',
  transform(code, id) {
    if (/\bimport\(\s*[^\s'")]/.test(code)) throw new Error(`${id} imports a module by a name that is put together.`)
    if (!/\bimport\.meta\.(url|dirname)\b/.test(code)) return
    const address = `new URL(${JSON.stringify(path.relative(folder, id).replaceAll(path.sep, '/'))}, import.meta.url)`
    const place = `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${address}))`
    return code.replaceAll(/\bimport\.meta\.url\b/g, `${address}.href`).replaceAll(/\bimport\.meta\.dirname\b/g, place)
  },
}

rmSync(folder, { recursive: true, force: true })
const bundle = await rolldown({
  cwd: root,
  input: 'api/server.ts',
  platform: 'node',
  external: (name, from, resolved) => (resolved ? name.includes('node_modules') : !/^[.#/]/.test(name)),
  plugins: [places],
  logLevel: 'warn',
})
await bundle.write({ dir: folder, format: 'esm', chunkFileNames: '[name].js', comments: { jsdoc: false } })
await bundle.close()
