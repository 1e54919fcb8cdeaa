/** What the kinds of search hits are called. */
import * as texts from '#texts/app/kindWords.js'
import type { Hit } from './useSearchHits.ts'

export const kindWords: Record<Hit['kind'], string> = {
  Challenge: texts.challenge(),
  Collaboration: texts.collaboration(),
  Company: texts.company(),
  Expert: texts.expert(),
  Idea: texts.idea(),
  Meeting: texts.meeting(),
  Page: texts.page(),
  Person: texts.person(),
  Project: texts.project(),
  Proposal: texts.proposal(),
  Publication: texts.publication(),
  Assessment: texts.assessment(),
  Recent: texts.recent(),
  SupportRequest: texts.supportRequest(),
  Synergy: texts.synergy(),
  Team: texts.team(),
  TrlClaim: texts.trlClaim(),
}
