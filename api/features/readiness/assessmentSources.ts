/** What a language model may be shown of an assessment: the project's texts and files, and what its owner answered. */
import type { ArlAnswer } from '../../__generated__/prisma/client.ts'
import type { Db } from '../../db.ts'
import { inEachLanguage } from '../../language.ts'
import type { Source } from '../../model/claim.ts'
import { questionWords } from '../../readiness/questions.ts'
import * as fields from '#texts/readiness/fields.js'
import { isSecret } from '../projects/isSecret.ts'
import type { Inputs } from './assessedProject.ts'

/**
 * Fields that partners may read where the project is open to them; all others, and files, stay inside. An assessment names
 * them in the language in which it was begun.
 */
const open = [
  fields.description,
  fields.abstract,
  fields.objectives,
  fields.expectedOutcomes,
  fields.problemSolving,
  fields.targetMarket,
  fields.businessApplication,
  fields.businessValue,
  fields.regulation,
  fields.startupPotential,
]

interface Assessed {
  inputs: unknown
  answers: readonly Pick<ArlAnswer, 'question' | 'answer'>[]
}

/** `secret`: the project as a whole is confidential. */
export function sourcesOf({ inputs, answers }: Assessed, secret: boolean): Source[] {
  const shown = new Set(inEachLanguage(() => open.map((field) => field())).flat())
  const texts = new Map<string, string>()
  for (const { source, text } of (inputs as Inputs).sentences)
    texts.set(source, [texts.get(source), text].filter(Boolean).join(' '))
  return [
    ...answers.flatMap(({ question, answer }) =>
      answer ? [{ name: questionWords(question), text: answer, confidential: secret }] : [],
    ),
    ...[...texts].map(([name, text]) => ({ name, text, confidential: secret || !shown.has(name) })),
  ]
}

/** Whether the project of an assessment is confidential as it is now. */
export async function isSecretNow(db: Db, projectId: number): Promise<boolean> {
  return isSecret(await db.project.findUniqueOrThrow({ where: { id: projectId } }))
}
