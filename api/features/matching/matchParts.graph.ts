/** What a match consists of, in the schema. */
import type { MatchReason, MatchReply } from '../../__generated__/prisma/enums.ts'
import { builder, describedEnum } from '../../builder.ts'
import type { Criterion, Depth } from '../../challengeMatching/criteria.ts'
import { criterionNames } from '../../challengeMatching/criterionNames.ts'
import type { MustHave } from '../../challengeMatching/mustHaves.ts'

describedEnum<Uppercase<Depth>>('MatchDepth', 'How much is read to find matches.', {
  QUICK: 'Title, tags and keywords.',
  COMPREHENSIVE: 'All texts.',
  DEEP: 'All texts, and each must-have.',
})
export const MatchReplyEnum = describedEnum<MatchReply>('MatchReply', 'What someone says of a match.', {
  INTERESTED: null,
  NOT_RELEVANT: 'It is left out of what is found.',
})
export const MatchReasonEnum = describedEnum<MatchReason>('MatchReason', 'Why a match is not relevant.', {
  OTHER_SUBJECT: 'It is about something else; what it speaks of counts less from then on.',
  OTHER_STAGE: 'The TRL does not fit.',
  FUNDING: 'The money does not fit.',
  TIME: 'The dates do not fit.',
  KNOWN: 'It is known already.',
  OTHER: null,
})
export const MatchCriterion = builder.objectRef<Criterion>('MatchCriterion').implement({
  description: 'One of the four criteria of a match.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its name for programs, such as marketRelevance.' }),
    title: t.string({ resolve: ({ key }) => criterionNames[key]() }),
    value: t.exposeFloat('value', { nullable: true, description: '0-1; null when nothing that it rests on is known.' }),
    reasons: t.exposeStringList('reasons', { description: 'What it rests on, a sentence each.' }),
  }),
})

export const MatchMustHave = builder.objectRef<MustHave>('MatchMustHave').implement({
  description: 'A must-have of a challenge, and the sentence of the project that speaks of it most.',
  fields: (t) => ({
    text: t.exposeString('text'),
    evidence: t.string({ nullable: true, resolve: ({ evidence }) => evidence?.text ?? null }),
    field: t.string({
      nullable: true,
      description: 'The field that the sentence comes from.',
      resolve: ({ evidence }) => evidence?.source ?? null,
    }),
  }),
})
