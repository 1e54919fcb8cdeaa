/** What a project is, in badges: one colour for each meaning, always with a word (core.md 4; resolutions.md 22). */
import { Archive, CircleCheck, CircleDot, CirclePause, FileText, Hourglass, Lock, Send } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectBadges_project$key, ProjectStatus } from '#web/__generated__/ProjectBadges_project.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { Tone } from '#web/ui/badges/tones.ts'
import { potentialLabel, statusWords, trlNames } from './projectWords.ts'

const statusLooks: Record<ProjectStatus, { tone: Tone; icon: typeof Send }> = {
  DRAFT: { tone: 'blue', icon: FileText },
  PROPOSED: { tone: 'yellow', icon: Send },
  PLANNING: { tone: 'yellow', icon: Hourglass },
  ACTIVE: { tone: 'green', icon: CircleDot },
  IN_PROGRESS: { tone: 'green', icon: CircleDot },
  ON_HOLD: { tone: 'yellow', icon: CirclePause },
  COMPLETED: { tone: 'gray', icon: CircleCheck },
  CLOSED: { tone: 'gray', icon: Lock },
  ARCHIVED: { tone: 'purple', icon: Archive },
}

export function StatusBadge({ status }: { status: ProjectStatus }) {
  const { tone, icon } = statusLooks[status]
  return (
    <Tag tone={tone} icon={icon}>
      {statusWords[status]}
    </Tag>
  )
}

/** Bands 1-3, 4-6, 7-9. */
export function TrlBadge({ trl }: { trl: number | null | undefined }) {
  if (!trl) return <Tag>TRL –</Tag>
  const tone = trl <= 3 ? 'blue' : trl <= 6 ? 'yellow' : 'green'
  return (
    <Tag tone={tone} title={trlNames[trl - 1]}>
      {`TRL ${trl}`}
    </Tag>
  )
}

/** Below 30 red, below 60 yellow, else green. */
export function PotentialBadge({ percent }: { percent: number | null | undefined }) {
  if (percent == null) return <Tag>Not assessed</Tag>
  return (
    <Tag tone={percent < 30 ? 'red' : percent < 60 ? 'yellow' : 'green'} title={potentialLabel(percent)}>
      {`${percent}%`}
    </Tag>
  )
}

/** The badges beside a project's title. */
export function ProjectBadges({ project }: { project: ProjectBadges_project$key }) {
  const { status, trl, trlValidationStatus, confidential } = useFragment(
    graphql`
      fragment ProjectBadges_project on Project {
        status
        trl
        trlValidationStatus
        confidential
      }
    `,
    project,
  )
  return (
    <>
      <StatusBadge status={status} />
      <TrlBadge trl={trl} />
      {trlValidationStatus === 'PENDING' && (
        <Tag tone="orange" icon={Hourglass}>
          TRL Validation Pending
        </Tag>
      )}
      {confidential && (
        <Tag tone="red" icon={Lock}>
          Confidential
        </Tag>
      )}
    </>
  )
}
