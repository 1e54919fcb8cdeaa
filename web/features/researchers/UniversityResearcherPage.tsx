/** One researcher for investors: the profile, and the opportunities that the researcher leads. The university introduces. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as profile from '#texts/researchers/researcherProfile.js'
import * as texts from '#texts/researchers/university.js'
import type { UniversityResearcherPageQuery } from '#web/__generated__/UniversityResearcherPageQuery.graphql.ts'
import { ExpressInterest } from '#web/features/interests/ExpressInterest.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { ResearcherRecord } from './ResearcherRecord.tsx'

const back = { to: '/university/researchers', label: texts.back() }

export default function UniversityResearcherPage() {
  const { user, projects } = usePage<UniversityResearcherPageQuery>(graphql`
    query UniversityResearcherPageQuery($number: Int!, $id: ID!) @preloadable {
      user(number: $number) {
        role
        ...ResearcherRecord_user
      }
      projects(filter: { ownerId: $id }, first: 100, sort: { field: UPDATED_AT, direction: DESC }) {
        edges {
          node {
            id
            path
            title
            description
            ...ExpressInterest_project
          }
        }
      }
    }
  `)
  const led = nodesOf(projects)
  // As in the directory: whoever leads no opportunity has no page there.
  if (user?.role !== 'RESEARCHER' || !led.length)
    return <RecordMissing title={profile.nobodyIsHere()} message={texts.gone()} back={back} />
  return (
    <ResearcherRecord person={user} directory={back.to} back={back} title={texts.opportunities()}>
      <Text color="fg.muted">{texts.introductions()}</Text>
      <LinkRows>
        {led.map((project) => (
          <LinkRow
            key={project.id}
            to={project.path}
            title={project.title}
            note={
              <Text lineClamp={2} dir="auto">
                {project.description}
              </Text>
            }
          >
            <ExpressInterest project={project} size="sm" />
          </LinkRow>
        ))}
      </LinkRows>
    </ResearcherRecord>
  )
}
