/** Who may see a project, in words (docs/spec/projects.md#project-detail). */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { CalendarClock, Eye, EyeOff } from 'lucide-react'
import { isoToday } from '#api/universityDay.rules.ts'
import * as texts from '#texts/projects/visibilityWords.js'
import type { ProjectReaders, VisibilityWords_project$key } from '#web/__generated__/VisibilityWords_project.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'

export function VisibilityWords({ project }: { project: VisibilityWords_project$key }) {
  const seen = useFragment(
    graphql`
      fragment VisibilityWords_project on Project {
        visibleTo
        approvedForIndustry
        approvedForIndustryAt
        approvedForInvestors
        approvedForInvestorsAt
        confidential
        embargoUntil
      }
    `,
    project,
  )
  // Those to whom it is open do not learn who else sees it.
  if (!seen.visibleTo) return null
  const held = isAhead(seen.embargoUntil) && (seen.approvedForIndustry || seen.approvedForInvestors)
  const since = (date: string | null | undefined) => (date ? texts.since({ date: formatDate(date) }) : '')
  const openTo = (reader: ProjectReaders) => seen.visibleTo?.includes(reader) ?? false
  const words = [
    openTo('INDUSTRY') && texts.visibleToIndustry({ approvedForIndustryAt: since(seen.approvedForIndustryAt) }),
    openTo('INVESTORS') && texts.visibleToInvestors({ approvedForInvestorsAt: since(seen.approvedForInvestorsAt) }),
    openTo('RESEARCHERS') && texts.summaryVisibleToResearchers(),
  ].filter((word) => word !== false)
  if (seen.confidential) return <Tag icon={EyeOff}>{texts.confidentialVisibleToItsMembers()}</Tag>
  return (
    <>
      {!words.length && <Tag icon={EyeOff}>{texts.visibleToItsMembersAnd()}</Tag>}
      {words.map((word) => (
        <Tag key={word} tone="success" icon={Eye}>
          {word}
        </Tag>
      ))}
      {held && (
        <Tag tone="warning" icon={CalendarClock}>
          {texts.embargoUntil({ embargoUntil: formatDate(seen.embargoUntil) })}
        </Tag>
      )}
    </>
  )
}

/** Whether a calendar day is still to come, as the server counts days. */
const isAhead = (day: string | null | undefined) => !!day && day > isoToday()
