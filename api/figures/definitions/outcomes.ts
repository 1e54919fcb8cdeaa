/** What became of research: disclosures, publications, proposals, agreements and what they pay. */
import * as texts from '#texts/analytics/figures.js'
import { beginOf, figure, sql } from '../figure.ts'

const deals = (status: string) => sql`(SELECT * FROM "Deal" WHERE "status" = ${status}::"DealStatus") d
  JOIN "Project" p ON p."id" = d."projectId"`
const ofDeal = {
  id: sql`d."id"`,
  at: beginOf(sql`d."closedOn"`),
  value: sql`d."amount"`,
  department: sql`p."department"`,
  journey: sql`p."id"`,
}

const authors = sql`ARRAY(
  SELECT person FROM (
    SELECT o."authorId" AS person
    UNION SELECT c."userId" FROM "CoApplicant" c WHERE c."proposalId" = o."id" AND c."answer" = 'CONFIRMED'
  ) AS people WHERE person IS NOT NULL ORDER BY person)`
const ofProposal = {
  department: sql`u."department"`,
  sector: sql`h."sector"`,
  journey: sql`o."projectId"`,
  people: authors,
}
const proposals = sql`"Proposal" o JOIN "Challenge" h ON h."id" = o."challengeId" AND h."deletedAt" IS NULL
  LEFT JOIN "User" u ON u."id" = o."authorId"`

export const outcomeFigures = {
  DISCLOSURES: figure({
    name: texts.disclosures,
    definition: texts.disclosuresMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'InventionDisclosure',
    audience: 'OWN',
    columns: {
      id: sql`d."id"`,
      at: sql`d."submittedAt"`,
      department: sql`coalesce(p."department", u."department")`,
      journey: sql`d."projectId"`,
      people: sql`ARRAY(SELECT n."userId" FROM "DisclosureInventor" n WHERE n."disclosureId" = d."id" AND n."userId" IS NOT NULL ORDER BY n."userId")`,
    },
    from: sql`(SELECT * FROM "InventionDisclosure" WHERE "status" IN ('SUBMITTED', 'IN_REVIEW', 'DECIDED')) d
      LEFT JOIN "Project" p ON p."id" = d."projectId" LEFT JOIN "User" u ON u."id" = d."submitterId"`,
  }),
  PUBLICATIONS: figure({
    name: texts.publications,
    definition: texts.publicationsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Publication',
    audience: 'OWN',
    columns: {
      id: sql`b."id"`,
      // The day is not known: within its year, the day on which it was added, or else the last one.
      at: sql`CASE WHEN b."year" = extract(year FROM b."createdAt") THEN b."createdAt"
        ELSE least(make_timestamp(b."year", 12, 31, 0, 0, 0), greatest(b."createdAt", make_timestamp(b."year", 1, 1, 0, 0, 0))) END`,
      department: sql`u."department"`,
      people: sql`ARRAY(
        SELECT person FROM (
          SELECT b."ownerId" AS person
          UNION SELECT w."userId" FROM "Authorship" w WHERE w."publicationId" = b."id" AND w."state" = 'CLAIMED'
        ) AS people WHERE person IS NOT NULL ORDER BY person)`,
    },
    from: sql`"Publication" b LEFT JOIN "User" u ON u."id" = b."ownerId"`,
  }),
  PROPOSALS: figure({
    name: texts.proposals,
    definition: texts.proposalsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Proposal',
    audience: 'OWN',
    columns: {
      id: sql`o."id"`,
      at: sql`CASE WHEN o."status" NOT IN ('DRAFT', 'WITHDRAWN') THEN o."submittedAt" END`,
      ...ofProposal,
    },
    from: proposals,
  }),
  PROPOSALS_WON: figure({
    name: texts.proposalsWon,
    definition: texts.proposalsWonMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Proposal',
    audience: 'OWN',
    columns: {
      id: sql`o."id"`,
      at: sql`CASE WHEN o."status" = 'ACCEPTED' THEN o."decidedAt" END`,
      ...ofProposal,
    },
    from: proposals,
  }),
  CONTRACTS: figure({
    name: texts.contracts,
    definition: texts.contractsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Collaboration',
    audience: 'OWN',
    columns: { id: sql`k."id"`, at: beginOf(sql`g."agreedOn"`), ...ofProposal },
    from: sql`"CollaborationAgreement" g JOIN "Collaboration" k ON k."id" = g."collaborationId" AND g."kind" = 'CONTRACT'
      JOIN ${proposals} ON o."id" = k."proposalId"`,
  }),
  PAYMENTS: figure({
    name: texts.payments,
    definition: texts.paymentsMeans,
    measure: 'SUM',
    unit: 'AED',
    entity: 'Collaboration',
    audience: 'OWN',
    columns: {
      id: sql`k."id"`,
      key: sql`m."id"`,
      at: sql`m."doneAt"`,
      value: sql`m."payment"`,
      ...ofProposal,
    },
    from: sql`(SELECT * FROM "Milestone" WHERE "payment" > 0) m JOIN "Collaboration" k ON k."id" = m."collaborationId"
      JOIN ${proposals} ON o."id" = k."proposalId"`,
  }),
  LICENSES: figure({
    name: texts.licenses,
    definition: texts.licensesMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Deal',
    audience: 'UNIVERSITY',
    columns: ofDeal,
    from: deals('LICENSED'),
  }),
  LICENSE_AMOUNTS: figure({
    name: texts.licenseAmounts,
    definition: texts.licenseAmountsMeans,
    measure: 'SUM',
    unit: 'AED',
    entity: 'Deal',
    audience: 'UNIVERSITY',
    columns: ofDeal,
    from: deals('LICENSED'),
  }),
  SPINOUTS: figure({
    name: texts.spinouts,
    definition: texts.spinoutsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Deal',
    audience: 'UNIVERSITY',
    columns: ofDeal,
    from: deals('SPUN_OUT'),
  }),
  INVESTMENTS: figure({
    name: texts.investments,
    definition: texts.investmentsMeans,
    measure: 'COUNT',
    unit: 'RECORDS',
    entity: 'Deal',
    audience: 'UNIVERSITY',
    columns: ofDeal,
    from: deals('INVESTED'),
  }),
  INVESTED: figure({
    name: texts.invested,
    definition: texts.investedMeans,
    measure: 'SUM',
    unit: 'AED',
    entity: 'Deal',
    audience: 'UNIVERSITY',
    columns: ofDeal,
    from: deals('INVESTED'),
  }),
}
