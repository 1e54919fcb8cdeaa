/** How a viewer stands to files: a file follows its record. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import { challengeRelations, collaborationRelations, proposalRelations } from './challenges.ts'
import { anyOf, type Relations } from './clauses.ts'
import { dataRoomRelations } from './dataRooms.ts'
import { disclosureRelations } from './disclosures.ts'
import { facilityRelations } from './facilities.ts'
import { grantedWithFiles } from './granted.ts'
import { grantRelations } from './grants.ts'
import { interestRelations } from './interests.ts'
import { investorRelations } from './investors.ts'
import { approvedForIndustry, approvedForInvestors } from './offered.ts'
import { patentRelations } from './patents.ts'
import { edited, involvedOrShared, lead, member } from './projectPeople.ts'
import { supportRelations } from './support.ts'
import { inTeam } from './teams.ts'
import { evidenceFor } from './trl.ts'

/** Not what another file took the place of: those who only read a record have what counts now. */
const latest = { currentId: null } satisfies Prisma.FileWhereInput

/** Attachments of proposals that do not tell by themselves who applied, as a CV does. */
const unnamed = [{ purpose: null }, { purpose: { not: 'CV' } }] satisfies Prisma.FileWhereInput[]

/** Files of records that the viewer was given to see with them. */
const fileGranted = (viewer: Viewer): Prisma.FileWhereInput => ({
  ...latest,
  OR: [{ project: grantedWithFiles(viewer) }, { challenge: grantedWithFiles(viewer) }],
})

/** Files of records that the viewer may edit and that have readers. */
const ofEdited = (viewer: Viewer): Prisma.FileWhereInput[] => [
  { project: edited(viewer) },
  { team: inTeam(viewer, 'OWNER', 'EDITOR') },
  { publication: { ownerId: viewer.id } },
  { patent: patentRelations.Patent.own(viewer) },
  { researchGrant: grantRelations.ResearchGrant.own(viewer) },
]

export const fileRelations = {
  // People of a record have all of its files with their earlier versions, its readers those that are shared, as they are
  // now. Challenges, proposals and collaborations have no files apart from their readers.
  File: {
    ofInvolvedOrShared: anyOf({
      people: (viewer): Prisma.FileWhereInput => ({
        OR: [
          { project: member(viewer) },
          { team: inTeam(viewer) },
          { publication: { ownerId: viewer.id } },
          { patent: patentRelations.Patent.involved(viewer) },
          { researchGrant: grantRelations.ResearchGrant.involved(viewer) },
          { proposal: proposalRelations.applied(viewer) },
          { collaboration: collaborationRelations.partnered(viewer) },
          { supportRequest: supportRelations.SupportRequest.own(viewer) },
          { inventionDisclosure: disclosureRelations.InventionDisclosure.involved(viewer) },
          { investmentInterest: interestRelations.InvestmentInterest.ledInvited(viewer) },
          { dataRoom: dataRoomRelations.DataRoom.ofInvolved(viewer) },
        ],
      }),
      readers: (viewer): Prisma.FileWhereInput => ({
        ...latest,
        OR: [
          // Every researcher reads every team and every publication.
          {
            shared: true,
            OR: [
              { project: involvedOrShared(viewer) },
              { teamId: { not: null } },
              { publicationId: { not: null } },
              { patent: patentRelations.Patent.openOrInvolved(viewer) },
              { researchGrant: grantRelations.ResearchGrant.awardedOrInvolved(viewer) },
            ],
          },
          { challenge: challengeRelations.published() },
          { facility: facilityRelations.Facility.activeOrBooked(viewer) },
        ],
      }),
      granted: fileGranted,
    }),
    sharedWithIndustry: anyOf({
      people: (viewer): Prisma.FileWhereInput => ({
        OR: [
          { team: inTeam(viewer) },
          { challenge: challengeRelations.run(viewer) },
          {
            ...latest,
            proposal: proposalRelations.opened(viewer),
            OR: [...unnamed, { proposal: { applicantsHidden: false } }],
          },
          { collaboration: collaborationRelations.partnered(viewer) },
        ],
      }),
      readers: (): Prisma.FileWhereInput => ({
        ...latest,
        OR: [{ shared: true, project: approvedForIndustry() }, { challenge: challengeRelations.published() }],
      }),
      granted: fileGranted,
    }),
    sharedWithInvestors: anyOf({
      people: (viewer): Prisma.FileWhereInput => ({
        OR: [
          { team: inTeam(viewer) },
          { investmentInterest: interestRelations.InvestmentInterest.own(viewer) },
          { investor: investorRelations.Investor.own(viewer) },
        ],
      }),
      readers: (): Prisma.FileWhereInput => ({
        ...latest,
        OR: [{ shared: true, project: approvedForInvestors() }, { challenge: challengeRelations.open() }],
      }),
      granted: fileGranted,
    }),
    ofOwnTeamOrOpen: anyOf({
      people: (viewer): Prisma.FileWhereInput => ({ team: inTeam(viewer) }),
      evidence: evidenceFor,
      readers: (): Prisma.FileWhereInput => ({ ...latest, challenge: challengeRelations.open() }),
    }),
    // What an account that waits has of the files that it may read or delete later: the documents of its verification.
    ofOwnVerification: (viewer) => ({ investor: investorRelations.Investor.own(viewer) }),
    notOfDrafts: () => ({
      AND: [
        { OR: [{ proposalId: null }, { proposal: proposalRelations.handedIn() }] },
        { OR: [{ supportRequestId: null }, { supportRequest: supportRelations.SupportRequest.sent() }] },
        {
          OR: [
            { inventionDisclosureId: null },
            { inventionDisclosure: disclosureRelations.InventionDisclosure.sent() },
          ],
        },
      ],
    }),
    ofEdited: (viewer) => ({ ...latest, OR: ofEdited(viewer) }),
    // Proposals are left out: who reviews one is not told to its applicants.
    ofChanged: (viewer) => ({
      OR: [
        ...ofEdited(viewer),
        { challenge: challengeRelations.led(viewer) },
        { collaboration: collaborationRelations.partnered(viewer) },
      ],
    }),
    withReaders: () => ({
      ...latest,
      OR: [
        { projectId: { not: null } },
        { teamId: { not: null } },
        { publicationId: { not: null } },
        { patentId: { not: null } },
        { researchGrantId: { not: null } },
      ],
    }),
    uploadedOrOwned: (viewer) => ({
      OR: [
        // Who became an observer of a team changes nothing in it any more.
        { uploaderId: viewer.id, NOT: { team: inTeam(viewer, 'OBSERVER') } },
        { project: lead(viewer) },
        { team: inTeam(viewer, 'OWNER') },
        { challenge: challengeRelations.led(viewer) },
        { proposal: proposalRelations.own(viewer) },
        { publication: { ownerId: viewer.id } },
        { patent: patentRelations.Patent.own(viewer) },
        { researchGrant: grantRelations.ResearchGrant.own(viewer) },
        { supportRequest: supportRelations.SupportRequest.own(viewer) },
        { inventionDisclosure: disclosureRelations.InventionDisclosure.own(viewer) },
        { dataRoom: dataRoomRelations.DataRoom.ofOwned(viewer) },
        { investor: investorRelations.Investor.own(viewer) },
      ],
    }),
  },
} as const satisfies { File: Relations<'File'> }
