/** Which of the skills that a team looks for its members have, and who could bring those that are missing. */
import { Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Fragment } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { piecesInSentence } from '#listed'
import * as texts from '#texts/teams/neededSkills.js'
import type { NeededSkills_team$data, NeededSkills_team$key } from '#web/__generated__/NeededSkills_team.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { researcherParameter } from '#web/features/researchers/researcher.overlay.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Rich } from '#web/ui/Rich.tsx'

type Skill = NonNullable<NeededSkills_team$data['neededSkills']>[number]

const directory = '/researchers/directory'

export function NeededSkills({ team: key }: { team: NeededSkills_team$key }) {
  const { isArchived, neededSkills } = useFragment(
    graphql`
      fragment NeededSkills_team on Team {
        isArchived
        neededSkills {
          skill
          members {
            number
            name
          }
          researchers {
            number
            name
          }
          researcherCount
        }
      }
    `,
    key,
  )
  if (isArchived || !neededSkills?.length) return null
  return (
    <Section title={texts.skillsNeeded()}>
      <Text color="fg.muted" fontSize="sm">
        {texts.fromOpenPositions()}
      </Text>
      <Stack as="ul" gap="3" listStyleType="none">
        {neededSkills.map((skill) => (
          <Stack as="li" key={skill.skill} gap="1" alignItems="start">
            {skill.members.length > 0 ? (
              <Tag tone="success" icon={CircleCheck}>
                {texts.has({ skill: skill.skill })}
              </Tag>
            ) : (
              <Tag tone="warning" icon={CircleAlert}>
                {texts.lacks({ skill: skill.skill })}
              </Tag>
            )}
            <Text fontSize="sm">
              <People skill={skill} />
            </Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

function People({ skill: { skill, members, researchers, researcherCount } }: { skill: Skill }) {
  const opens = useAllowed('RESEARCHER_DIRECTORY')
  const people = (members.length ? members : researchers).flatMap((one) => one ?? [])
  const others = researcherCount - researchers.length
  if (!people.length) return texts.nobodyNamesIt()
  const named = people.map(({ number, name }) => ({ name, to: `${directory}?${researcherParameter}=${number}` }))
  if (others > 0) named.push({ name: texts.others({ others }), to: `${directory}?q=${encodeURIComponent(skill)}` })
  const list = piecesInSentence(named.map(({ name }) => name)).map(({ text, place }, nth) => {
    const to = place === undefined ? undefined : named[place]?.to
    return <Fragment key={nth}>{to && opens && !members.length ? <Linked to={to}>{text}</Linked> : text}</Fragment>
  })
  return members.length ? list : <Rich text={texts.inTheProfiles()} parts={{ people: list }} />
}

const Linked = ({ to, children }: { to: string; children: string }) => (
  <TextLink asChild textDecoration="underline">
    <Link to={to}>{children}</Link>
  </TextLink>
)
