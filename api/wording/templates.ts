/** The words that administrators wrote in place of the catalogue's. */
import type { Language } from '../__generated__/prisma/enums.ts'
import type { Db, Tx } from '../db.ts'
import { log } from '../log.ts'
import { fill, variablesOf, type Values } from './fill.ts'

export interface Template {
  language: Language
  subject: string
  text: string
}

/** The words of a kind in a language; null: the catalogue's. */
export type Templates = (kind: string, language: Language) => Template | null

/** Every template, read at once: there are few. */
export async function readTemplates(db: Db | Tx): Promise<Templates> {
  const rows = await db.notificationTemplate.findMany({
    where: { text: { not: null } },
    select: { kind: true, language: true, subject: true, text: true },
  })
  const byName = new Map(rows.map((row) => [`${row.language} ${row.kind}`, row as Template]))
  return (kind, language) => byName.get(`${language} ${kind}`) ?? null
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())

/**
 * A template with its values. A paragraph that names values which may be missing is left out where all of them are. Null when
 * the template cannot be read, so that the catalogue's words are taken: nobody goes without a message.
 */
export function filled({ language, subject, text }: Template, values: Values, optional: ReadonlySet<string>) {
  try {
    const paragraphs = paragraphsOf(text).filter((paragraph) => {
      const named = [...variablesOf(paragraph)].filter((name) => optional.has(name))
      return !named.length || named.some((name) => values[name])
    })
    return {
      subject: fill(subject, values, language).replaceAll(/\s+/g, ' ').trim(),
      paragraphs: paragraphs.map((paragraph) => fill(paragraph, values, language)).filter(Boolean),
    }
  } catch (err) {
    log.error({ err }, 'a template cannot be read')
    return null
  }
}
