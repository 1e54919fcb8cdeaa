/**
 * For the build of `prerendered.tsx`: the pages of those who are signed in are not rendered, so each is only the name of its
 * module there, by which the files of its code are found in the built app. What it asks for is known from its route.
 */
import type { Plugin } from 'vite'

const named = '\0page:'

/** What names the routes of those who are signed in. */
const namesRoutes = /\/web\/(signedIn\.routes\.tsx|lists\/signedInPages\.ts)$/

export function insidePages(): Plugin {
  const routes = new Set<string>()
  return {
    name: 'inside-pages',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (!importer) return null
      const ofRoutes = source.endsWith('.routes.tsx') && namesRoutes.test(importer)
      const ofPage = kind === 'dynamic-import' && routes.has(importer) && !source.endsWith('.list.ts')
      if (!ofRoutes && !ofPage) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found) return null
      if (!ofRoutes) return named + found.id
      routes.add(found.id)
      return found
    },
    load(id) {
      return id.startsWith(named) ? `export default ${JSON.stringify(id.slice(named.length))}` : null
    },
  }
}
