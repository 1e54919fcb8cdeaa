/**
 * What people of a role do first, and what shows that it is done. Nothing is ticked off by hand: a step is done when the
 * records say so, whatever way it was done. Those of the team and of administrators are the installation's: what a
 * colleague did is done.
 */
import { config } from '../../config.ts'
import type { Db } from '../../db.ts'
import { universityDay } from '../../days.ts'
import type { Role } from '../../__generated__/prisma/enums.ts'
import type { Permission } from '../../policy.ts'
import type { Viewer } from '../../viewer.ts'

interface Step {
  /** Without it the step cannot be done, and is not shown. */
  requires: Permission
  done: (db: Db, viewer: Viewer) => Promise<boolean> | boolean
}

/** What is looked for, of which any will do. */
const any = async (found: Promise<object | null>) => (await found) !== null
const select = { id: true } as const

export const steps = {
  COMPLETE_PROFILE: {
    requires: 'ACCOUNT_OWN',
    done: (_, { department, bio, expertise }) => department !== '' && (bio !== '' || expertise.length > 0),
  },
  ADD_PROJECT: {
    requires: 'PROJECT_CREATE',
    done: (db, { id }) =>
      any(
        db.project.findFirst({
          where: { deletedAt: null, OR: [{ ownerId: id }, { members: { some: { userId: id } } }] },
          select,
        }),
      ),
  },
  SUBMIT_IDEA: {
    requires: 'IDEA_CREATE',
    done: (db, { id }) => any(db.idea.findFirst({ where: { submitterId: id, status: { not: 'DRAFT' } }, select })),
  },
  ADD_PUBLICATIONS: {
    requires: 'PUBLICATION_CREATE',
    done: (db, { id }) =>
      any(
        db.publication.findFirst({
          where: { OR: [{ ownerId: id }, { authorships: { some: { userId: id, state: 'CLAIMED' } } }] },
          select,
        }),
      ),
  },
  PRESENT_COMPANY: {
    // The page on which it is done opens once the account is verified.
    requires: 'PARTNER_DIRECTORY',
    done: (db, { id }) =>
      any(db.company.findFirst({ where: { people: { some: { id } }, description: { not: '' } }, select })),
  },
  POST_CHALLENGE: {
    requires: 'CHALLENGE_CREATE',
    done: (db, { id }) => any(db.challenge.findFirst({ where: { ownerId: id, status: { not: 'DRAFT' } }, select })),
  },
  FIND_PROJECT: {
    requires: 'PROJECT_CATALOGUE',
    done: hasChosen,
  },
  STATE_THESIS: {
    requires: 'OPPORTUNITY_BROWSE',
    done: (db, { id }) => any(db.investmentThesis.findFirst({ where: { investorId: id }, select })),
  },
  FIND_OPPORTUNITY: {
    requires: 'OPPORTUNITY_BROWSE',
    done: hasChosen,
  },
  PROVE_IDENTITY: {
    requires: 'INVESTOR_DOCUMENT_ADD',
    done: (_, { status }) => status === 'ACTIVE',
  },
  OFFER_HOURS: {
    requires: 'EXPERT_DASHBOARD',
    done: (db, { id }) => any(db.availabilityHours.findFirst({ where: { userId: id }, select })),
  },
  DESCRIBE_FIELDS: {
    requires: 'EXPERT_DASHBOARD',
    done: (_, { expertise }) => expertise.length > 0,
  },
  EVALUATE_IDEA: {
    requires: 'EXPERT_DASHBOARD',
    done: (db, { id }) => any(db.ideaEvaluation.findFirst({ where: { expertId: id }, select })),
  },
  BRING_PROJECTS: {
    requires: 'PROJECT_IMPORT',
    done: (db) => any(db.project.findFirst({ where: { deletedAt: null }, select })),
  },
  OPEN_PROJECT: {
    requires: 'PROJECT_APPROVE',
    done: (db) =>
      any(
        db.project.findFirst({
          where: { deletedAt: null, OR: [{ approvedForIndustry: true }, { approvedForInvestors: true }] },
          select,
        }),
      ),
  },
  OFFER_SUPPORT: {
    requires: 'SUPPORT_CATEGORY_UPDATE',
    done: (db) => any(db.supportCategory.findFirst({ where: { active: true }, select })),
  },
  PUBLISH_SUMMARY: {
    requires: 'SUMMARY_CREATE',
    done: (db) => any(db.technologySummary.findFirst({ where: { status: 'PUBLISHED' }, select })),
  },
  PROTECT_ACCOUNT: {
    requires: 'ADMINISTRATION',
    done: async (db, { id }) =>
      (await any(db.totpSecret.findFirst({ where: { userId: id, confirmedAt: { not: null } }, select }))) ||
      any(db.passkey.findFirst({ where: { userId: id }, select })),
  },
  PRESENT_UNIVERSITY: {
    requires: 'ADMINISTRATION',
    done: (db) => any(db.lookVersion.findFirst({ where: { publishedById: { not: null } }, select })),
  },
  SEND_MAIL: { requires: 'ADMINISTRATION', done: () => config.smtpUrl !== undefined },
  BACK_UP: { requires: 'ADMINISTRATION', done: () => config.backups.every > 0 },
  INVITE_TEAM: {
    requires: 'ADMINISTRATION',
    done: (db) => any(db.user.findFirst({ where: { role: { in: ['COMMERCIALIZATION_TEAM', 'KU_TEAM'] } }, select })),
  },
  ENTER_HOLIDAYS: {
    requires: 'ADMINISTRATION',
    done: (db) => any(db.holiday.findFirst({ where: { day: { gte: universityDay() } }, select })),
  },
} as const satisfies Record<string, Step>

export type StepKind = keyof typeof steps

const company: StepKind[] = ['PRESENT_COMPANY', 'POST_CHALLENGE', 'FIND_PROJECT']
const team: StepKind[] = ['BRING_PROJECTS', 'OPEN_PROJECT', 'OFFER_SUPPORT', 'PUBLISH_SUMMARY']

const stepsOfRole: Record<Role, StepKind[]> = {
  RESEARCHER: ['COMPLETE_PROFILE', 'ADD_PROJECT', 'SUBMIT_IDEA', 'ADD_PUBLICATIONS'],
  INDUSTRY: company,
  INDUSTRY_PARTNER: company,
  INVESTOR: ['STATE_THESIS', 'FIND_OPPORTUNITY', 'PROVE_IDENTITY'],
  EXPERT: ['OFFER_HOURS', 'DESCRIBE_FIELDS', 'EVALUATE_IDEA'],
  COMMERCIALIZATION_TEAM: team,
  KU_TEAM: team,
  ADMIN: ['PROTECT_ACCOUNT', 'PRESENT_UNIVERSITY', 'INVITE_TEAM', 'SEND_MAIL', 'BACK_UP', 'ENTER_HOLIDAYS'],
}

/** The steps of the viewer in their order, without those that the viewer may not do; none once they are put away. */
export const stepsOf = (viewer: Viewer, allowed: (permission: Permission) => boolean): StepKind[] =>
  viewer.firstStepsHidden ? [] : stepsOfRole[viewer.role].filter((kind) => allowed(steps[kind].requires))

/** Saving a project or an interest in one: either says that there was something to find. */
async function hasChosen(db: Db, { id: investorId }: Viewer): Promise<boolean> {
  return (
    (await any(db.opportunityMark.findFirst({ where: { investorId, savedAt: { not: null } }, select }))) ||
    any(db.investmentInterest.findFirst({ where: { investorId }, select }))
  )
}
