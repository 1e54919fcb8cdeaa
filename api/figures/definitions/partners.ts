/** What companies, investors and visitors do. */
import * as texts from '#texts/analytics/figures.js'
import { figure, sql } from '../figure.ts'

export const partnerFigures = {
  CHALLENGES: figure({
    name: texts.challenges,
    definition: texts.challengesMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Challenge',
    audience: 'UNIVERSITY',
    columns: { id: sql`h."id"`, at: sql`h."publishedAt"`, sector: sql`h."sector"` },
    from: sql`(SELECT * FROM "Challenge" WHERE "deletedAt" IS NULL AND "withheld" IS NULL AND "status" NOT IN ('DRAFT', 'UNDER_REVIEW')) h`,
  }),
  COLLABORATIONS: figure({
    name: texts.collaborations,
    definition: texts.collaborationsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Collaboration',
    audience: 'UNIVERSITY',
    columns: {
      id: sql`k."id"`,
      at: sql`k."createdAt"`,
      department: sql`u."department"`,
      sector: sql`h."sector"`,
    },
    from: sql`"Collaboration" k JOIN "Proposal" o ON o."id" = k."proposalId"
      JOIN "Challenge" h ON h."id" = o."challengeId" AND h."deletedAt" IS NULL
      LEFT JOIN "User" u ON u."id" = o."authorId"`,
  }),
  INTERESTS: figure({
    name: texts.interests,
    definition: texts.interestsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'InvestmentInterest',
    audience: 'UNIVERSITY',
    columns: {
      id: sql`n."id"`,
      at: sql`n."createdAt"`,
      department: sql`p."department"`,
      journey: sql`p."id"`,
    },
    from: sql`"InvestmentInterest" n JOIN "Project" p ON p."id" = n."projectId" AND n."kind" = 'INVESTMENT'`,
  }),
  ENQUIRIES: figure({
    name: texts.enquiries,
    definition: texts.enquiriesMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'TechnologyEnquiry',
    audience: 'UNIVERSITY',
    columns: { id: sql`e."id"`, at: sql`e."createdAt"` },
    from: sql`"TechnologyEnquiry" e`,
  }),
}
