/** The grants that pay for a project; nothing for those who may not see any. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as pages from '#texts/grants/pages.js'
import { listed } from '#listed'
import type { ProjectGrants_project$key } from '#web/__generated__/ProjectGrants_project.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatShortMoney } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { GrantTag } from './GrantTag.tsx'

export function ProjectGrants({ project }: { project: ProjectGrants_project$key }) {
  const { researchGrants } = useFragment(
    graphql`
      fragment ProjectGrants_project on Project {
        researchGrants {
          id
          title
          path
          funder
          amount
          status
        }
      }
    `,
    project,
  )
  if (!researchGrants.length) return null
  return (
    <Section title={pages.linkedGrants()}>
      <LinkRows>
        {researchGrants.map(({ id, title, path, funder, amount, status }) => (
          <LinkRow key={id} to={path} title={title} note={listed([funder, formatShortMoney(amount)])}>
            <GrantTag status={status} />
          </LinkRow>
        ))}
      </LinkRows>
    </Section>
  )
}
