/** Who may see a project, in words (pages.md 4.4). */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Eye, EyeOff } from 'lucide-react'
import type { VisibilityWords_project$key } from '#web/__generated__/VisibilityWords_project.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'

export function VisibilityWords({ project }: { project: VisibilityWords_project$key }) {
  const seen = useFragment(
    graphql`
      fragment VisibilityWords_project on Project {
        approvedForIndustry
        approvedForIndustryAt
        approvedForInvestors
        approvedForInvestorsAt
        visibleToResearchers
        confidential
      }
    `,
    project,
  )
  const since = (date: string | null | undefined) => (date ? ` since ${formatDate(date)}` : '')
  const words = [
    seen.approvedForIndustry && `Visible to industry${since(seen.approvedForIndustryAt)}`,
    seen.approvedForInvestors && `Visible to investors${since(seen.approvedForInvestorsAt)}`,
    seen.visibleToResearchers && 'Summary visible to researchers',
  ].filter((word) => word !== false)
  if (seen.confidential || !words.length)
    return (
      <Tag icon={EyeOff}>
        {seen.confidential
          ? 'Confidential: its people and the university only'
          : 'Visible to its people and the university'}
      </Tag>
    )
  return words.map((word) => (
    <Tag key={word} tone="green" icon={Eye}>
      {word}
    </Tag>
  ))
}
