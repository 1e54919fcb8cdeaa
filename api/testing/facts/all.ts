/** Every fact there is, over one cast: a new kind of record adds its file here. */
import type { Db } from '../../db.ts'
import { ROLES } from '../../policy.ts'
import type { Viewer } from '../../viewer.ts'
import { person } from '../run.ts'
import { announcementFacts } from './announcements.ts'
import { challengeFacts } from './challenges.ts'
import { companyFacts } from './companies.ts'
import { dataRoomFacts } from './dataRooms.ts'
import { disclosureFacts } from './disclosures.ts'
import { meetingFacts } from './meetings.ts'
import type { Cast, Facts } from './fact.ts'
import { enquiryFacts } from './enquiries.ts'
import { facilityFacts } from './facilities.ts'
import { fileFacts } from './files.ts'
import { givenToNobody, grantedFacts } from './granted.ts'
import { grantFacts } from './grants.ts'
import { holdingFacts } from './holdings.ts'
import { ideaFacts } from './ideas.ts'
import { interestFacts } from './interests.ts'
import { investorFacts } from './investors.ts'
import { introductionFacts } from './introductions.ts'
import { moderationFacts } from './moderation.ts'
import { ownFacts } from './own.ts'
import { opportunityFacts } from './opportunities.ts'
import { projectFacts } from './projects.ts'
import { patentFacts } from './patents.ts'
import { publicationFacts } from './publications.ts'
import { readinessFacts } from './readiness.ts'
import { summaryFacts } from './summaries.ts'
import { supportFacts } from './support.ts'
import { synergyFacts } from './synergy.ts'
import { teamFacts } from './teams.ts'
import { trlFacts } from './trl.ts'

/** One viewer of each role, and somebody whom none of them knows. */
export async function castOf(db: Db): Promise<Cast> {
  const viewers = {} as Record<(typeof ROLES)[number], Viewer>
  for (const role of ROLES) viewers[role] = await person(db, role)
  return { db, viewers, stranger: await person(db, 'RESEARCHER') }
}

/** Makes all records and says what each is to whom. */
export const allFacts = async (cast: Cast): Promise<Facts> => ({
  ...givenToNobody(await usualFacts(cast)),
  ...(await grantedFacts(cast)),
})

async function usualFacts(cast: Cast): Promise<Facts> {
  const projects = await projectFacts(cast)
  const teams = await teamFacts(cast)
  const challenges = await challengeFacts(cast)
  const publications = await publicationFacts(cast)
  const support = await supportFacts(cast)
  const disclosures = await disclosureFacts(cast)
  const facilities = await facilityFacts(cast)
  const interests = await interestFacts(cast)
  const dataRooms = await dataRoomFacts(cast)
  const investors = await investorFacts(cast)
  return {
    ...projects,
    ...teams,
    ...challenges,
    ...publications,
    ...support,
    ...disclosures,
    ...facilities,
    ...interests,
    ...dataRooms,
    ...investors,
    ...(await fileFacts(cast, {
      ...projects,
      ...teams,
      ...challenges,
      ...publications,
      ...support,
      ...disclosures,
      ...facilities,
      ...interests,
      ...dataRooms,
      ...investors,
    })),
    ...(await holdingFacts(cast)),
    ...(await patentFacts(cast)),
    ...(await grantFacts(cast)),
    ...(await ownFacts(cast)),
    ...(await ideaFacts(cast)),
    ...(await meetingFacts(cast)),
    ...(await introductionFacts(cast)),
    ...(await opportunityFacts(cast)),
    ...(await companyFacts(cast)),
    ...(await readinessFacts(cast)),
    ...(await summaryFacts(cast)),
    ...(await announcementFacts(cast)),
    ...(await enquiryFacts(cast)),
    ...(await moderationFacts(cast)),
    ...(await synergyFacts(cast)),
    ...(await trlFacts(cast)),
  }
}
