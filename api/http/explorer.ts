/** The explorer at /graphql: GraphiQL, which asks as the person who is signed in to the web app in the same browser. */
import type { GraphiQLOptions } from 'graphql-yoga'

/** Adds the app's session (web/app/session.ts) to what GraphiQL asks, unless its headers name a credential. */
export const sessionScript = `
const ask = window.fetch
const kept = () => {
  try {
    const { token, expiresAt } = JSON.parse(localStorage.getItem('ascent.token'))
    return expiresAt > Date.now() ? token : null
  } catch {
    return null
  }
}
window.fetch = (address, init = {}) => {
  const headers = new Headers(init.headers)
  const token = kept()
  const own = new URL(address, location.href).origin === location.origin
  if (own && token && !headers.has('authorization')) headers.set('authorization', 'Bearer ' + token)
  return ask(address, { ...init, headers })
}
`

/** The explorer's page. Its texts are 30 MB of memory, and few ever open it. */
export async function explorerPage(options: GraphiQLOptions): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  return renderGraphiQL(options).replace('<head>', () => `<head><script>${sessionScript}</script>`)
}
