/** How challenges come from files. */
import * as texts from '#texts/challenges/errors.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { universityDay } from '../../days.ts'
import { commonSigns, longTexts, recordKind, statusSign, type Owner } from '../../importing/recordKind.ts'
import { challengeStatuses } from './challenge.rules.ts'
import { challengeRowRules, type ChallengeRow } from './challengeRow.rules.ts'

export const challengeKind = recordKind({
  /** Other names of fields, as calls of funders and lists of companies have them. */
  names: {
    title: ['name', 'challenge', 'challengetitle', 'topic', 'topictitle'],
    description: ['background', 'context', 'backgroundcontext', 'summary', 'abstract'],
    problemStatement: ['problem'],
    companyName: ['company', 'industrypartner', 'partner', 'organization', 'organisation', 'agency'],
    companyDescription: ['aboutthecompany', 'aboutcompany'],
    sector: ['industry'],
    tags: ['keywords', 'topics'],
    status: ['challengestatus'],
    publishedOn: ['opens', 'opened', 'opendate', 'posted', 'posteddate', 'released', 'releasedate', 'publishedat'],
    deadline: ['closes', 'closed', 'closedate', 'due', 'duedate'],
    answerBy: ['decisiondate'],
    collaborationType: [],
    fundingRange: [],
    budget: ['funding', 'amount'],
    minBudget: ['budgetfrom', 'minimumbudget'],
    maxBudget: ['budgetto', 'maximumbudget'],
    trl: ['trllevel', 'technologyreadinesslevel'],
    goal: ['measurablegoal'],
    mustHaves: ['musts', 'requirements'],
    offer: ['whatweoffer'],
    anonymous: [],
    blindScreening: [],
    ownerEmail: [],
  },
  lists: { tags: /[,;|\n]/, mustHaves: /[;|\n]/ },
  signs: [commonSigns.ownerEmail, statusSign(challengeStatuses), longTexts('description'), commonSigns.title],
  rules: challengeRowRules,
  // Not its deadline: a file in which it was extended makes no second challenge.
  identity: ({ title, description, problemStatement, companyName, publishedOn }) => [
    title,
    description,
    problemStatement,
    companyName,
    publishedOn ?? null,
  ],
  owners: ['INDUSTRY', 'INDUSTRY_PARTNER'],
  nobody: texts.noCompanyPerson,
  known: async (tx, keys) =>
    (await tx.challenge.findMany({ where: { importKey: { in: keys } }, select: { importKey: true } })).map(
      ({ importKey }) => importKey,
    ),
  model: 'Challenge',
  async write(work, rows, importId) {
    const created = await work.tx.challenge.createManyAndReturn({
      data: rows.map(({ row, key, owner }) => ({ ...columnsOf(row, key, owner), importId })),
      select: { id: true, title: true, status: true },
      skipDuplicates: true,
    })
    for (const { id, title, status } of created)
      await work.audit('Challenge', id, { title: [null, title], status: [null, status] })
    return created.length
  },
})

/** A row as a challenge: published when the file does not say, and closed when its deadline is over. */
function columnsOf(row: ChallengeRow, importKey: string, owner: Owner | null): Prisma.ChallengeCreateManyInput {
  const { ownerEmail: _, status: given, publishedOn, tags, mustHaves, ...rest } = row
  const over = row.deadline && row.deadline < universityDay()
  const status = given ?? (over ? 'CLOSED' : 'OPEN')
  const posted = publishedOn ?? new Date()
  const unpublished = status === 'DRAFT' || status === 'UNDER_REVIEW'
  return {
    ...rest,
    tags: tags ?? [],
    mustHaves: mustHaves ?? [],
    companyName: row.companyName || (owner?.department ?? ''),
    status,
    createdAt: posted,
    submittedAt: status === 'UNDER_REVIEW' ? posted : null,
    publishedAt: unpublished ? null : posted,
    closedAt: status === 'CLOSED' || status === 'COMPLETED' ? (row.deadline ?? new Date()) : null,
    ownerId: owner?.id ?? null,
    importKey,
  }
}
