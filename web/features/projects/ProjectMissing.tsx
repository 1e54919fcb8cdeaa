/** The page of a project that does not exist or that the viewer may not see. */
import * as texts from '#texts/projects/projectMissing.js'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'

export const ProjectMissing = () => (
  <RecordMissing
    title={texts.projectNotFound()}
    message={texts.theProjectYoureLookingFor()}
    back={{ to: '/projects', label: texts.backToProjects() }}
  />
)
