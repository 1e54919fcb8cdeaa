/** A few projects as links, with what tells them apart; for those who work on them, with what comes next. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type {
  ProjectLinks_projects$data,
  ProjectLinks_projects$key,
} from '#web/__generated__/ProjectLinks_projects.graphql.ts'
import * as texts from '#texts/dashboards/projectLinks.js'
import { answerBy as answerWords } from '#web/ui/dueWords.ts'
import { nextStepOf } from '#web/features/projects/nextStep.ts'
import { ProjectBadges } from '#web/features/projects/ProjectBadges.tsx'
import { agoInside, formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

type Row = ProjectLinks_projects$data[number]

/** Since when the university has a submitted project, or when another one was updated. */
const noteOf = ({ status, statusSince, answerBy, updatedAt }: Row) =>
  status === 'PROPOSED' && statusSince
    ? answerBy
      ? texts.withTheUniversityAnswerBy({ since: formatDate(statusSince), answerBy: answerWords(answerBy, true) })
      : texts.withTheUniversity({ since: formatDate(statusSince) })
    : texts.updated({ updatedAt: agoInside(updatedAt) })

interface Props {
  projects: ProjectLinks_projects$key
  none: string
  /** Whether they are the viewer's own. */
  own?: boolean
}

export function ProjectLinks({ projects, none, own = false }: Props) {
  const rows = useFragment<ProjectLinks_projects$key>(
    graphql`
      fragment ProjectLinks_projects on Project @relay(plural: true) {
        id
        path
        title
        updatedAt
        status
        statusSince
        answerBy
        trl
        validatedTrl
        trlValidationStatus
        returnComments
        ...ProjectBadges_project
      }
    `,
    projects,
  )
  return (
    <LinkRows none={none}>
      {rows.map((project) => (
        <LinkRow
          key={project.id}
          to={project.path}
          title={project.title}
          note={(own && nextStepOf(project)) || noteOf(project)}
        >
          <ProjectBadges project={project} short />
        </LinkRow>
      ))}
    </LinkRows>
  )
}
