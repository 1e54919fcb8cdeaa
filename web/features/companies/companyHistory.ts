/** A company's history in words. */
import * as quotes from '#texts/ui/quotes.js'
import * as texts from '#texts/companies/companyHistory.js'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'
import { formatDate } from '#web/ui/format.ts'

type Find = (field: string) => Change | undefined

const quoted = (value: unknown) => quotes.quoted({ text: (value ?? '') as string })
const dayWords = (value: unknown) => formatDate(String(value).slice(0, 10))

const wroteNote = (find: Find) =>
  find('contactOn') ? texts.notedAContactOn({ after: dayWords(find('contactOn')?.after) }) : texts.wroteANote()

/** What was done, as the rest of a sentence that begins with a name. */
const deeds: Record<string, (find: Find) => string> = {
  createCompany: () => texts.wroteTheCompanyDown(),
  updateCompany: () => texts.changedItsProfile(),
  setCompanyRelation: () => texts.changedTheRelationship(),
  publishChallenge: () => texts.publishedItsFirstChallengeIt(),
  mergeCompanies: (find) =>
    texts.mergedInto({ before: quoted(find('merged')?.before), after: quoted(find('merged')?.after) }),
  createMessage: wroteNote,
  updateMessage: () => texts.changedANote(),
  deleteMessage: () => texts.deletedANote(),
  // Entries of the time when notes had calls of their own.
  createCompanyNote: wroteNote,
  updateCompanyNote: () => texts.changedANote(),
  deleteCompanyNote: () => texts.deletedANote(),
  setCompanyTask: (find) =>
    find('task')?.before == null
      ? texts.plannedFor({ after: quoted(find('task')?.after), after2: dayWords(find('dueOn')?.after) })
      : texts.changedTheTask({ after: quoted(find('task')?.after) }),
  completeCompanyTask: (find) =>
    find('done')?.after
      ? texts.saidThatIsDone({ task: quoted(find('task')?.after) })
      : texts.saidThatIsNotDone({ task: quoted(find('task')?.after) }),
  removeCompanyTask: (find) => texts.removedTheTask({ before: quoted(find('task')?.before) }),
}

const labels: Record<string, string> = {
  name: texts.name(),
  sectors: texts.sectors(),
  website: texts.website(),
  city: texts.city(),
  description: texts.aboutTheCompany(),
  stage: texts.stage(),
  owner: texts.accountOwner(),
  expectedValue: texts.expectedValue(),
}
const detailed = new Set(['updateCompany', 'setCompanyRelation'])

/** The words of the History component. */
export const companyHistory: HistoryWords = {
  deed: (action, changes) =>
    deeds[action]?.((field) => changes.find((change) => change.field === field)) ?? texts.changedTheCompany(),
  shown: (action, changes) => (detailed.has(action) ? changes.filter(({ field }) => field in labels) : []),
  label: (field) => labels[field],
}
