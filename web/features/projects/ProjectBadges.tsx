/** What a project is, in badges: one colour for each meaning, always with a word (docs/spec/projects.md#states). */
import { Archive, BadgeCheck, CircleCheck, CircleDot, CirclePause, FileText, Hourglass, Lock, Send } from 'lucide-react'
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/projectBadges.js'
import { dotted } from '#listed'
import type { ProjectBadges_project$key, ProjectStatus } from '#web/__generated__/ProjectBadges_project.graphql.ts'
import { LevelTag } from '#web/ui/badges/LevelTag.tsx'
import { Score } from '#web/ui/badges/Score.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { Tone } from '#web/ui/badges/tones.ts'
import { formatDate } from '#web/ui/format.ts'
import { potentialLabel, statusWords, trlNames } from './projectWords.ts'

const statusLooks: Record<ProjectStatus, { tone: Tone; icon: typeof Send }> = {
  DRAFT: { tone: 'info', icon: FileText },
  PROPOSED: { tone: 'pending', icon: Send },
  PLANNING: { tone: 'pending', icon: Hourglass },
  ACTIVE: { tone: 'success', icon: CircleDot },
  IN_PROGRESS: { tone: 'success', icon: CircleDot },
  ON_HOLD: { tone: 'pending', icon: CirclePause },
  COMPLETED: { tone: 'neutral', icon: CircleCheck },
  CLOSED: { tone: 'neutral', icon: Lock },
  ARCHIVED: { tone: 'settled', icon: Archive },
}

export function StatusBadge({ status }: { status: ProjectStatus }) {
  const { tone, icon } = statusLooks[status]
  return (
    <Tag tone={tone} icon={icon}>
      {statusWords[status]}
    </Tag>
  )
}

interface Levels {
  trl: number | null | undefined
  /** The level that the university has validated. */
  validated?: number | null | undefined
}

/** A validated level has a mark; it is shown next to the stated one where they differ. */
export function TrlBadge({ trl, validated }: Levels) {
  if (!trl) return <Tag>{texts.trl()}</Tag>
  const same = trl === validated
  const name = trlNames[trl - 1] ?? ''
  return (
    <>
      <LevelTag level={trl} icon={same ? BadgeCheck : undefined} title={same ? texts.validatedName({ name }) : name}>
        {texts.trlTrl({ trl })}
      </LevelTag>
      {validated && !same && (
        <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
          {texts.validatedOnly({ validated })}
        </Text>
      )}
    </>
  )
}

export function PotentialBadge({ percent }: { percent: number | null | undefined }) {
  if (percent == null) return <Tag>{texts.notAssessed()}</Tag>
  return <Score percent={percent} title={potentialLabel(percent)}>{`${percent}%`}</Score>
}

interface Props {
  project: ProjectBadges_project$key
  /** The validated level as a mark alone, without when and by whom. */
  short?: boolean
}

/** The badges beside a project's title. */
export function ProjectBadges({ project, short = false }: Props) {
  const { status, trl, validatedTrl, validatedTrlAt, validatedTrlBy, trlValidationStatus, confidential } = useFragment(
    graphql`
      fragment ProjectBadges_project on Project {
        status
        trl
        validatedTrl
        validatedTrlAt
        validatedTrlBy {
          name
        }
        trlValidationStatus
        confidential
      }
    `,
    project,
  )
  return (
    <>
      <StatusBadge status={status} />
      <TrlBadge trl={trl} {...(short ? { validated: validatedTrl } : {})} />
      {validatedTrl && !short && (
        <Tag tone="success" icon={BadgeCheck} long>
          {dotted([
            texts.validatedLevel({ validatedTrl }),
            validatedTrlAt && formatDate(validatedTrlAt),
            validatedTrlBy && texts.by({ name: validatedTrlBy.name }),
          ])}
        </Tag>
      )}
      {trlValidationStatus === 'PENDING' && (
        <Tag tone="warning" icon={Hourglass}>
          {texts.trlValidationPending()}
        </Tag>
      )}
      {confidential && (
        <Tag tone="danger" icon={Lock}>
          {texts.confidential()}
        </Tag>
      )}
    </>
  )
}
