/** What a team is, how it stands, and what it can do, as badges. */
import { HStack } from '@chakra-ui/react'
import { Archive, CircleCheck } from 'lucide-react'
import * as texts from '#texts/teams/teamBadges.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { badgeOf } from './teamWords.ts'

interface Props {
  team: { department: string; type: string; isArchived: boolean }
}

export const TeamBadges = ({ team }: Props) => (
  <HStack gap="1.5" flexWrap="wrap">
    <Tag tone="brand">{badgeOf(team)}</Tag>
    {team.isArchived ? (
      <Tag icon={Archive}>{texts.archived()}</Tag>
    ) : (
      <Tag tone="success" icon={CircleCheck}>
        {texts.active()}
      </Tag>
    )}
  </HStack>
)

/** So many, and how many more there are. */
export const Skills = ({ skills, most = 100 }: { skills: readonly string[]; most?: number }) =>
  skills.length > 0 && (
    <HStack gap="1.5" flexWrap="wrap">
      {skills.slice(0, most).map((skill) => (
        <Tag key={skill}>{skill}</Tag>
      ))}
      {skills.length > most && <Tag>+{skills.length - most}</Tag>}
    </HStack>
  )
