/** What the kinds of search hits are called. */
import * as texts from '#texts/app/kindWords.js'
import type { Hit } from './useSearchHits.ts'

export const kindWords: Record<Hit['kind'], string> = {
  DataRoom: texts.dataRoom(),
  Challenge: texts.challenge(),
  Collaboration: texts.collaboration(),
  Company: texts.company(),
  Deal: texts.deal(),
  Expert: texts.expert(),
  Facility: texts.facility(),
  FacilityBooking: texts.facilityBooking(),
  Holding: texts.holding(),
  HoldingUpdate: texts.holdingUpdate(),
  Idea: texts.idea(),
  Interest: texts.investmentInterest(),
  Investor: texts.investor(),
  Meeting: texts.meeting(),
  Page: texts.page(),
  Person: texts.person(),
  Project: texts.project(),
  Proposal: texts.proposal(),
  Publication: texts.publication(),
  Assessment: texts.assessment(),
  Recent: texts.recent(),
  SupportRequest: texts.supportRequest(),
  Disclosure: texts.disclosure(),
  Synergy: texts.synergy(),
  Team: texts.team(),
  TechnologyEnquiry: texts.technologyEnquiry(),
  TechnologySummary: texts.technologySummary(),
  TrlClaim: texts.trlClaim(),
}
