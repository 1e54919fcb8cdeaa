/** Why a project and a challenge go together, drafted by a language model from what the viewer may read of both. */
import type { Challenge } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import type { ComparedProject } from '../../matching/comparedProject.ts'
import { ask } from '../../model/ask.ts'
import { claimsRules, type Source } from '../../model/claim.ts'
import * as texts from '#texts/challengeMatching/model.js'
import { comparedSources } from '../projects/comparedSources.ts'
import { comparedChallenge } from './comparedChallenge.ts'

interface Matched {
  project: ComparedProject
  /** Whether the project as a whole is confidential. */
  secret: boolean
  challenge: Challenge
}

export function draftMatch(
  ctx: Pick<Context, 'db' | 'viewer'>,
  { project, secret, challenge: row }: Matched,
  signal?: AbortSignal,
) {
  const challenge = comparedChallenge(row)
  const name = (field: string) => texts.ofChallenge({ title: challenge.title, field })
  const asked: Source[] = [
    ...challenge.texts.map(({ field, text }) => ({ name: name(field), text, confidential: secret })),
    ...(challenge.mustHaves.length
      ? [{ name: name(texts.mustHaves()), text: challenge.mustHaves.join('\n'), confidential: secret }]
      : []),
  ]
  return ask(ctx, {
    purpose: 'MATCH_REASON',
    rules: claimsRules,
    instructions:
      'A project of a university may answer a challenge of a company. Say in two to four claims why they go together and what the project would still need, for the lead of the project. At least one claim quotes the project, and one the challenge.',
    form: '{"claims": [{"text": "…", "quotation": "…", "source": "…"}]}',
    sources: [...comparedSources(project, secret), ...asked],
    signal,
  })
}
