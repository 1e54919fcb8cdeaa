/** The patents that came out of a project; nothing for those who may not see any. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as pages from '#texts/patents/pages.js'
import { listed } from '#listed'
import type { ProjectPatents_project$key } from '#web/__generated__/ProjectPatents_project.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { PatentTag } from './PatentTag.tsx'
import { officeName } from './patentWords.ts'

export function ProjectPatents({ project }: { project: ProjectPatents_project$key }) {
  const { patents } = useFragment(
    graphql`
      fragment ProjectPatents_project on Project {
        patents {
          id
          title
          path
          office
          status
          applicationNumber
          grantNumber
        }
      }
    `,
    project,
  )
  if (!patents.length) return null
  return (
    <Section title={pages.patents()}>
      <LinkRows>
        {patents.map(({ id, title, path, office, status, applicationNumber, grantNumber }) => (
          <LinkRow
            key={id}
            to={path}
            title={title}
            note={listed([officeName(office), grantNumber ?? applicationNumber])}
          >
            <PatentTag status={status} />
          </LinkRow>
        ))}
      </LinkRows>
    </Section>
  )
}
