/** Templates of agreements as text: headings, and paragraphs with the answers of the form in their places. */
import { isolated } from '#isolated'
import type { Language } from '../../__generated__/prisma/enums.ts'
import { alwaysShownIn, fill, type Values } from '../../wording/fill.ts'
import { choosing } from './placeholders.ts'

export interface Section {
  heading: string
  paragraphs: readonly string[]
}

/** The sections of a template, not yet filled in: `## ` begins one, an empty line begins a paragraph. */
export function sectionsOf(template: string): Section[] {
  const sections: { heading: string; paragraphs: string[] }[] = []
  let isOpen = false
  for (const line of template.split(/\r?\n/)) {
    const heading = /^##\s+(.*\S)\s*$/.exec(line)?.[1]
    if (heading !== undefined) sections.push({ heading, paragraphs: [] })
    if (heading !== undefined || !line.trim()) isOpen = false
    else {
      if (!sections.length) sections.push({ heading: '', paragraphs: [] })
      const { paragraphs } = sections.at(-1)!
      if (isOpen) paragraphs.push(`${paragraphs.pop()!}\n${line.trim()}`)
      else paragraphs.push(line.trim())
      isOpen = true
    }
  }
  return sections
}

/**
 * The sections with the answers. A paragraph that shows an answer which the form left empty is left out, and so is a section of
 * which nothing is left.
 */
export function filledIn(template: string, values: Values, language: Language): Section[] {
  const within = language === 'ARABIC' ? isolatedIn(values) : values
  const filled = (paragraph: string) => fill(paragraph, /^\{\w+\}$/.test(paragraph) ? values : within, language).trim()
  return sectionsOf(template).flatMap(({ heading, paragraphs }) => {
    const kept = paragraphs
      .filter((paragraph) => [...alwaysShownIn(paragraph)].every((name) => values[name]))
      .map(filled)
      .filter(Boolean)
    return kept.length ? [{ heading: filled(heading), paragraphs: kept }] : []
  })
}

/** Words that keep their own direction inside of an Arabic sentence, as in the catalogue's own messages. */
const isolatedIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !choosing.has(name) ? isolated(value) : value,
    ]),
  )
