/** Whether a template of an agreement can be published: what it names is known, and every draft shows what it must. */
import { listed } from '#listed'
import * as texts from '#texts/agreements/errors.js'
import { alwaysShownIn, faultOf, usesOf } from '../../wording/fill.ts'
import type { AgreementKind } from './agreement.rules.ts'
import { placeholdersOf, type Placeholder } from './placeholders.ts'
import { sectionsOf } from './template.ts'

const list = (names: readonly string[]) => listed(names.map((name) => `{${name}}`))
const inShort = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** What is wrong with a template; null when nothing is. */
export function problemIn(kind: AgreementKind, text: string): string | null {
  const placeholders = placeholdersOf(kind)
  const sections = sectionsOf(text)
  if (!sections[0]?.heading) return texts.noHeading()
  const empty = sections.find(({ paragraphs }) => !paragraphs.length)
  if (empty) return texts.emptySection({ heading: inShort(empty.heading) })
  const paragraphs = sections.flatMap((one) => one.paragraphs)
  const messages = [...sections.map(({ heading }) => heading), ...paragraphs]
  for (const message of messages) {
    const reason = faultOf(message)
    if (reason) return texts.unreadable({ paragraph: inShort(message), reason })
  }
  return misused(placeholders, messages) ?? missing(placeholders, messages, paragraphs)
}

/** A placeholder that the form does not have, or that is used as what it is not. */
function misused(placeholders: readonly Placeholder[], messages: readonly string[]): string | null {
  const uses = messages.flatMap(usesOf)
  const known = new Map(placeholders.map((one) => [one.name, one]))
  const unknown = [...new Set(uses.map(({ name }) => name))].filter((name) => !known.has(name))
  if (unknown.length) return texts.unknown({ names: list(unknown), known: list([...known.keys()]) })
  for (const { name, type, cases } of uses) {
    const problem = wrongUse(known.get(name)!, type, cases)
    if (problem) return problem
  }
  return null
}

/** What is wrong with one use of a placeholder. */
function wrongUse({ name, cases: own, isNumber, mayBeEmpty }: Placeholder, type: string, cases: readonly string[]) {
  const said = { name: `{${name}}` }
  if (type === 'argument') return own ? texts.notShown(said) : null
  if (type !== 'select' && !isNumber) return texts.notCounted(said)
  if (type === 'select' && isNumber) return texts.isCounted(said)
  if (type === 'function') return null
  if (!cases.includes('other')) return texts.noOther(said)
  const wrong = cases.filter((one) => one !== 'other' && !(own ?? (mayBeEmpty ? ['none'] : [])).includes(one))
  return type === 'select' && wrong.length ? texts.wrongCase({ ...said, cases: listed(wrong) }) : null
}

/** What a draft would lack. A paragraph that shows an answer which may be empty is not in every draft. */
function missing(
  placeholders: readonly Placeholder[],
  messages: readonly string[],
  paragraphs: readonly string[],
): string | null {
  const mayBeEmpty = new Set(placeholders.filter((one) => one.mayBeEmpty).map(({ name }) => name))
  const always = paragraphs.map(alwaysShownIn).filter((shown) => ![...shown].some((name) => mayBeEmpty.has(name)))
  const shown = new Set(always.flatMap((names) => [...names]))
  const named = new Set(messages.flatMap(usesOf).map(({ name }) => name))
  const lacking = placeholders.filter(
    ({ name, need }) => (need === 'shown' && !shown.has(name)) || (need === 'named' && !named.has(name)),
  )
  return lacking.length ? texts.missing({ names: list(lacking.map(({ name }) => name)) }) : null
}
