/** The university's answers to projects, in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { describedEnum } from '../../builder.ts'
import { oneByOne } from './oneByOne.graph.ts'
import { archiveProjects, reviewProject, setProjectOutcome, unarchiveProjects } from './review.actions.ts'

describedEnum<'APPROVE' | 'REJECT'>('ReviewDecision', 'The answer to a proposed project.', {
  APPROVE: null,
  REJECT: 'Returned to its people as a draft.',
})

actionField(reviewProject, (t) => ({
  project: recordField(t, 'Project', (out) => out.projectId),
}))
actionField(archiveProjects, oneByOne)
actionField(unarchiveProjects, oneByOne)
actionField(setProjectOutcome, (t) => ({
  project: recordField(t, 'Project', (out) => out.projectId),
}))
