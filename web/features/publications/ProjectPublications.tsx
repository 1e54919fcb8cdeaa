/** The publications that came out of a project; nothing for those who may not see any. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/page.js'
import { listed } from '#listed'
import type { ProjectPublications_project$key } from '#web/__generated__/ProjectPublications_project.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

export function ProjectPublications({ project }: { project: ProjectPublications_project$key }) {
  const { publications } = useFragment(
    graphql`
      fragment ProjectPublications_project on Project {
        publications {
          id
          title
          path
          year
          venue
        }
      }
    `,
    project,
  )
  if (!publications.length) return null
  return (
    <Section title={texts.title()}>
      <LinkRows>
        {publications.map(({ id, title, path, year, venue }) => (
          <LinkRow key={id} to={path} title={title} note={listed([venue, year])} />
        ))}
      </LinkRows>
    </Section>
  )
}
