/** The answers to the first questions, which index.html asks beside the code, so that nobody waits for both in turn. */
import type { Variables } from 'relay-runtime'

/** What a page's file says that the app will ask there; the server knows the operation by its id. */
export interface Question {
  id: string
  name: string
  variables: Variables
}

declare global {
  interface Window {
    /** `answer` is null when there was none. */
    early?: { token: string; asked: { question: Question; answer: Promise<Response | null> }[] }
  }
}

/** Relay asks with or without those that have no value, whichever of the page's code and its turn comes first. */
const written = (variables: Variables) =>
  JSON.stringify(
    Object.entries(variables)
      .filter(([, value]) => value !== undefined && value !== null)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )

/** The answer to an operation for a session, once; nothing when it was not asked for, or got no answer. */
export async function earlyAnswer(
  id: string | null | undefined,
  variables: Variables,
  token: string | null,
): Promise<Response | null> {
  const { early } = window
  if (!early) return null
  const at = early.asked.findIndex(({ question }) => question.id === id && same(question.variables, variables))
  if (at < 0) return null
  const [found] = early.asked.splice(at, 1)
  return early.token === token ? found!.answer : null
}

const same = (one: Variables, other: Variables) => written(one) === written(other)

/** What nobody has asked for when the first page stands would be old later. */
export function forgetEarlyAnswers(): void {
  delete window.early
}
