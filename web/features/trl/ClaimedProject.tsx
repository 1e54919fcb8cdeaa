/** The project of a claim, to read: what a validator needs to know of it. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as fields from '#texts/projects/projectDetails.js'
import * as facts from '#texts/projects/projectFacts.js'
import * as texts from '#texts/trl/sheet.js'
import type { ClaimedProject_project$key } from '#web/__generated__/ClaimedProject_project.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'

export function ClaimedProject({ project: key }: { project: ClaimedProject_project$key }) {
  const { path, description, abstract, objectives, expectedOutcomes, prototypeStatus, department, ...project } =
    useFragment(
      graphql`
        fragment ClaimedProject_project on Project {
          path
          description
          abstract
          objectives
          expectedOutcomes
          prototypeStatus
          department
          principalInvestigator
        }
      `,
      key,
    )
  const opensPage = useAllowed('PROJECT_PAGE')
  return (
    <Section title={texts.project()}>
      <Facts
        columns={1}
        facts={[
          [facts.principalInvestigator(), project.principalInvestigator],
          [facts.department(), department],
          [fields.description(), description],
          [fields.abstract(), abstract],
          [fields.objectives(), objectives],
          [fields.expectedOutcomes(), expectedOutcomes],
          [fields.prototypeStatus(), prototypeStatus],
        ]}
      />
      {opensPage && <Link to={path}>{texts.openProject()}</Link>}
    </Section>
  )
}
