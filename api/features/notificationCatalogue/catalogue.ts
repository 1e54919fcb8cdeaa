/** Every kind of notification and letter, as the code defines them: its words, its variables, who gets it. */
import type { Language, NotificationKind, Role } from '../../__generated__/prisma/enums.ts'
import { inLanguage } from '../../language.ts'
import { letterKinds } from '../../letters/letterKinds.ts'
import type { LetterKind, Paragraph } from '../../letters/letterKind.ts'
import { ofNotifications } from '../../letters/ofNotifications.ts'
import { rolesOf } from '../../policy.ts'
import { variantsOf, type NotificationCategory } from '../../records/notificationKind.ts'
import { alwaysShownIn, variablesOf, type Values } from '../../wording/fill.ts'
import { localeOf } from '../../languages.rules.ts'
import { readSources, type Sources } from '../../wording/sources.ts'
import { kinds, mayLack } from '../notifications/notificationText.ts'

interface ProductWords {
  subject: string
  texts: readonly string[]
}

export interface Entry {
  name: string
  /** Null for letters that nothing on the bell goes with. */
  notification: NotificationKind | null
  title: () => string
  category: NotificationCategory
  /** Null: the people concerned. */
  who: (() => string) | null
  when: (() => string) | null
  /** Who may be told at all; none: people of every role. */
  roles: readonly Role[]
  /** Nobody can turn it off. */
  always: boolean
  /** In English, as are its texts. */
  subject: string
  /** Its words in the catalogue of texts: one text, or those of which what it is about chooses one. */
  texts: readonly string[]
  /** Both in each language. */
  words: Readonly<Record<Language, ProductWords>>
  /** What its words may name, and what they must. */
  variables: readonly string[]
  required: readonly string[]
}

type Said = (values: never) => string
/** The functions of a kind, which need no `this`. */
interface Sayings {
  title: () => string
  titled?: Said
  message: Parameters<typeof variantsOf>[0]
}

interface LetterSayings {
  title: () => string
  who: () => string
  when: () => string
  subject: Said
}

/** What the catalogue of texts has, in each language. */
type Known = Readonly<Record<Language, Sources>>

/** A message as the catalogue has it; where code puts it together, with its variables in the places of their values. */
const sourceOf = (said: Said, known: Sources): string =>
  known.get(said) ?? said(new Proxy({}, { get: (_, name) => `{${String(name)}}` }) as never)

/** The same words in each language; a message that code puts together is put together in it. */
const inEach = (known: Known, words: (known: Sources) => ProductWords): Record<Language, ProductWords> => ({
  ENGLISH: inLanguage(localeOf.ENGLISH, () => words(known.ENGLISH)),
  ARABIC: inLanguage(localeOf.ARABIC, () => words(known.ARABIC)),
})

const named = (messages: readonly string[]) => [...new Set(messages.flatMap((message) => [...variablesOf(message)]))]

/** What all of the texts show, unless it may be missing. */
function requiredIn(texts: readonly string[], optional: ReadonlySet<string>): string[] {
  const [first, ...others] = texts.map(alwaysShownIn)
  return [...first!].filter((name) => !optional.has(name) && others.every((shown) => shown.has(name)))
}

function ofNotification(kind: NotificationKind, known: Known): Entry {
  const { category, needs, always } = kinds[kind]
  const { title, titled, message } = kinds[kind] as unknown as Sayings
  const words = inEach(known, (sources) => ({
    subject: sourceOf(titled ?? title, sources),
    texts: variantsOf(message).map((one) => sourceOf(one, sources)),
  }))
  const { subject, texts } = words.ENGLISH
  return {
    name: kind,
    notification: kind,
    title,
    category,
    who: null,
    when: null,
    roles: needs ? rolesOf(needs) : [],
    always: always ?? false,
    subject,
    texts,
    words,
    variables: named([subject, ...texts]),
    required: requiredIn(texts, mayLack),
  }
}

function ofLetter(kind: LetterKind, known: Known): Entry {
  const { name, category, paragraphs } = kind
  const { title, who, when, subject: says } = kind as unknown as LetterSayings
  const sourceOfOne = (one: Paragraph<Values>, sources: Sources) =>
    one.reads ?? sourceOf((one as { of?: Said }).of ?? one, sources)
  const words = inEach(known, (sources) => ({
    subject: sourceOf(says, sources),
    texts: [paragraphs.map((one) => sourceOfOne(one, sources)).join('\n\n')],
  }))
  const { subject, texts } = words.ENGLISH
  const optional = new Set(paragraphs.flatMap(({ about }) => about ?? []))
  return {
    name,
    notification: null,
    title,
    category,
    who,
    when,
    roles: [],
    always: !kind.optional,
    subject,
    texts,
    words,
    variables: named([subject, ...texts]),
    required: requiredIn(texts, optional),
  }
}

let made: readonly Entry[] | undefined

/** All of them, those of the bell first; made when they are asked for first, which only administrators do. */
export const catalogue = (): readonly Entry[] => (made ??= inLanguage('en', make))

function make(): readonly Entry[] {
  const known = readSources()
  return [
    ...(Object.keys(kinds) as NotificationKind[]).map((kind) => ofNotification(kind, known)),
    ...letterKinds.filter(({ name }) => name !== ofNotifications).map((kind) => ofLetter(kind, known)),
  ]
}

export const entryOf = (name: string): Entry | null => catalogue().find((entry) => entry.name === name) ?? null
