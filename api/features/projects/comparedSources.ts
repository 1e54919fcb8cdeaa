/** What a language model may be shown of a project that is compared with something else. */
import type { ComparedProject } from '../../matching/comparedProject.ts'
import type { Source } from '../../model/claim.ts'
import * as texts from '#texts/synergy/fields.js'

/** `secret`: the project as a whole is confidential. Its methods always are. */
export function comparedSources({ title, subject, methods, market }: ComparedProject, secret: boolean): Source[] {
  const name = (field: string) => texts.ofProject({ title, field })
  return [...subject, ...methods, ...market].map(({ field, text }) => ({
    name: name(field),
    text,
    confidential: secret || field === texts.methodology(),
  }))
}
