/** What belongs to every submission of a project, however it is made: its checklist, and the notice to the university. */
import { isoDay } from '../../days.ts'
import type { Project } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { invalid } from '../../errors.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { checklistOf, type Checked } from './projectChecklist.rules.ts'

/** Refuses a submission that lacks something, with an error for each missing field. */
export function mustBeComplete(project: Checked): void {
  const missing = checklistOf(project).filter(({ done }) => !done)
  if (missing.length) throw invalid(Object.fromEntries(missing.map(({ field, missing: error }) => [field, error])))
}

/** Keeps how long a project that was returned took to be changed; `before` is the draft that is submitted. */
export const keepChange = ({ tx }: Work, { returnComments, statusSince }: Project): Promise<void> =>
  keepAnswer(tx, 'PROJECT_CHANGE', returnComments ? statusSince : null)

/** Notifies the university's team that a project waits for its answer. */
export const notifyOfSubmission = (
  work: Work,
  { id, title, answerBy }: Pick<Project, 'id' | 'title' | 'answerBy'>,
): Promise<void> =>
  tellUniversity(work, {
    kind: 'PROJECT_SUBMITTED',
    subject: { entity: 'Project', id },
    data: { project: title, by: work.viewer.name, answerBy: answerBy ? isoDay(answerBy) : '' },
  })
