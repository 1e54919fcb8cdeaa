/** The answer to the app's first query, which index.html asks for beside the code, so that nobody waits for both in turn. */

declare global {
  interface Window {
    /** `answer` is null when there was none. */
    early?: { id: string; token: string; answer: Promise<Response | null> }
  }
}

/** The answer to an operation for a session, once; nothing when it was not asked for, or got no answer. */
export async function earlyAnswer(id: string | null | undefined, token: string | null): Promise<Response | null> {
  const { early } = window
  if (!early || early.id !== id) return null
  delete window.early
  return early.token === token ? early.answer : null
}
