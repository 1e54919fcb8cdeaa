/** Why somebody sees a record or does not: a sentence for each relation through which records are seen. */
import * as texts from '#texts/readers/words.js'
import { meaningOf } from '../../access.ts'
import type { Kind } from '../../records/readers.ts'
import type { relations } from '../../relations.ts'
import { permissionsOf } from './readers.ts'

interface Words {
  /** Whom of the role the relation lets in. */
  rule: () => string
  /** Why all of the role see it. */
  role?: () => string
  /** Why a person does. */
  person?: () => string
}

const every = (kind: Exclude<Kind, 'File'>): Words => {
  const words = () => texts.everyRecord({ kind })
  return { rule: texts.notThere, role: words }
}

const words: { [K in Kind]: { [R in keyof (typeof relations)[K] | 'any']?: Words } } = {
  Project: {
    any: every('Project'),
    involvedOrShared: {
      rule: texts.projectOfResearchers,
      role: texts.projectShared,
      person: texts.projectPeople,
    },
    approvedForIndustry: { rule: texts.projectOfIndustry, role: texts.projectForIndustry },
    approvedForInvestors: { rule: texts.projectOfInvestors, role: texts.projectForInvestors },
    validated: { rule: texts.projectOfExperts, person: texts.projectValidator },
  },
  Idea: {
    any: every('Idea'),
    ownOrShared: { rule: texts.ideaOfResearchers, role: texts.ideaShared, person: texts.ideaSubmitter },
    accepted: { rule: texts.ideaOfExperts, person: texts.ideaValidator },
  },
  Challenge: {
    any: every('Challenge'),
    published: { rule: texts.challengeOfResearchers, role: texts.challengePublished },
    publishedOrRun: {
      rule: texts.challengeOfIndustry,
      role: texts.challengePublished,
      person: texts.challengePeople,
    },
    open: { rule: texts.challengeOfOthers, role: texts.challengeOpen },
  },
  File: {
    ofInvolvedOrShared: { rule: texts.fileOfPeople, role: texts.fileShared, person: texts.filePeople },
    sharedWithIndustry: { rule: texts.fileOfPeople, role: texts.fileShared, person: texts.filePeople },
    sharedWithInvestors: { rule: texts.fileOfInvestors, role: texts.fileShared, person: texts.filePeople },
    ofOwnTeamOrOpen: { rule: texts.fileOfExperts, role: texts.fileShared, person: texts.fileValidator },
    notOfDrafts: { rule: texts.fileOfUniversity, role: texts.fileOfUniversity },
    ofOwnVerification: { rule: texts.waitingAccount, person: texts.filePeople },
  },
}

/** The words of a relation of the kind's permission. */
export const wordsOf = (kind: Kind, relation: string): Words => (words[kind] as Record<string, Words>)[relation]!

/** What the permission to see a record of the kind allows. */
export const meaningFor = (kind: Kind): string => meaningOf(permissionsOf[kind].read)
