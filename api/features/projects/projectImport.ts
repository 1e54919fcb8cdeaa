/** How projects come from files. */
import * as texts from '#texts/projects/errors.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { summaryOf } from '../../importing/cleanText.ts'
import { commonSigns, every, longTexts, recordKind, statusSign, type Owner } from '../../importing/recordKind.ts'
import { projectStatuses } from './project.rules.ts'
import { projectRowRules, type ProjectRow } from './projectRow.rules.ts'

export const projectKind = recordKind({
  /** Other names of fields, as files of universities and funders have them. */
  names: {
    title: ['name', 'projecttitle', 'projectname', 'awardtitle'],
    description: ['summary', 'projectdescription', 'technologysummary'],
    abstract: ['projectabstract', 'abstracttext'],
    objectives: ['goals', 'aims'],
    methodology: ['methods', 'approach'],
    expectedOutcomes: ['outcomes', 'deliverables'],
    status: ['projectstatus'],
    // Where a file knows a funder's agency or an institute instead of a department, that is who the project belongs to.
    department: ['dept', 'agency', 'institution', 'institute', 'lab', 'institutionlab'],
    principalInvestigator: ['pi', 'piname', 'investigator', 'researcher'],
    projectStage: ['stage', 'phase'],
    tags: ['topics', 'program', 'programme'],
    keywords: [],
    trl: ['trllevel', 'technologyreadinesslevel'],
    crlLevel: ['crl', 'commercialreadinesslevel'],
    commercialPotential: ['potential'],
    prototypeStatus: ['prototype'],
    startupPotential: [],
    ipStatus: ['ip'],
    patentReference: ['patent', 'patentnumber'],
    businessApplication: ['application'],
    businessValue: [],
    problemSolving: ['problem'],
    targetMarket: ['market'],
    offerType: ['offer'],
    offerDetails: [],
    ftoRegions: ['fto'],
    collaborators: ['partners'],
    challenges: ['obstacles'],
    duration: [],
    budget: ['totalbudget'],
    fundingStatus: [],
    fundingAmount: ['funding', 'awardamount', 'amount', 'award'],
    seekingInvestment: [],
    fundingAmountNeeded: ['fundingneeded'],
    fundingPurpose: [],
    visibleToResearchers: [],
    confidential: [],
    startDate: ['start', 'awarddate', 'awardyear', 'year'],
    endDate: ['end'],
    lastReviewDate: [],
    nextReviewDate: [],
    ownerEmail: [],
  },
  // A challenge is a sentence and may hold a comma.
  lists: { tags: /[,;|\n]/, collaborators: /[,;|\n]/, challenges: /[;|\n]/ },
  // A title is known again by less than the others are; so it comes last, and only where none is named.
  signs: [
    commonSigns.ownerEmail,
    statusSign(projectStatuses),
    ['trl', (values) => every(values, (value) => /^trl[\s-]*[1-9]$/i.test(value))],
    longTexts('abstract'),
    commonSigns.title,
  ],
  rules: projectRowRules,
  complete(fields) {
    if (!fields['description'] && typeof fields['abstract'] === 'string')
      fields['description'] = summaryOf(fields['abstract'])
  },
  // Neither money nor tags nor status: a file whose amounts were corrected makes no second project.
  identity: ({ title, description, abstract, department, principalInvestigator, projectStage, startDate }) => [
    title,
    description,
    abstract,
    department,
    principalInvestigator,
    projectStage,
    startDate ?? null,
  ],
  owners: ['RESEARCHER'],
  nobody: texts.noResearcher,
  known: async (tx, keys) =>
    (await tx.project.findMany({ where: { importKey: { in: keys } }, select: { importKey: true } })).map(
      ({ importKey }) => importKey,
    ),
  model: 'Project',
  async write(work, rows, importId) {
    const { tx } = work
    const created = await tx.project.createManyAndReturn({
      data: rows.map(({ row, key, owner }) => ({ ...columnsOf(row, key, owner), importId })),
      select: { id: true, title: true, status: true, ownerId: true },
      skipDuplicates: true,
    })
    await tx.projectMember.createMany({
      data: created.flatMap(({ id, ownerId }) =>
        ownerId ? [{ projectId: id, userId: ownerId, role: 'LEAD' as const }] : [],
      ),
    })
    for (const { id, title, status } of created)
      await work.audit('Project', id, { title: [null, title], status: [null, status] })
    return created.length
  },
})

/** A row as a project: active when the file does not say, for what a university brings along is under way. */
function columnsOf(row: ProjectRow, importKey: string, owner: Owner | null): Prisma.ProjectCreateManyInput {
  const { ownerEmail: _, status, fundingStatus, tags, collaborators, challenges, ...rest } = row
  return {
    ...rest,
    tags: tags ?? [],
    collaborators: collaborators ?? [],
    challenges: challenges ?? [],
    status: status ?? 'ACTIVE',
    fundingStatus: fundingStatus ?? fundingOf(row),
    principalInvestigator: row.principalInvestigator || (owner?.name ?? ''),
    ownerId: owner?.id ?? null,
    importKey,
  }
}

const fundingOf = ({ fundingAmount, budget }: ProjectRow) =>
  !fundingAmount ? 'UNFUNDED' : budget && budget > fundingAmount ? 'PARTIALLY_FUNDED' : 'FUNDED'
