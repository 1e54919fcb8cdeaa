/** The figures of innovation support by something, as a table. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/reports.js'
import type { ReportTable_figures$key } from '#web/__generated__/ReportTable_figures.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

/** A median of working days. */
export const daysInWords = (days: number | null | undefined): string =>
  days == null ? texts.notYet() : texts.workingDays({ count: days })

/** An average rating. */
export const ratingInWords = (rating: number | null | undefined): string =>
  rating == null ? texts.notYet() : texts.ofFive({ average: rating.toFixed(1) })

interface Props {
  title: string
  /** What each row is of. */
  header: string
  /** What a row without a name is of. */
  none: string
  figures: ReportTable_figures$key
}

export function ReportTable({ title, header, none, figures }: Props) {
  const rows = useFragment<ReportTable_figures$key>(
    graphql`
      fragment ReportTable_figures on SupportFigures @relay(plural: true) {
        name
        submitted
        resolved
        firstAnswer
        resolution
        reopened
        satisfaction
      }
    `,
    figures,
  )
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <Text color="fg.muted">{texts.none()}</Text>
      ) : (
        <SmallTable
          name={title}
          rows={rows}
          keyOf={({ name }) => name ?? ''}
          columns={[
            { header, cell: ({ name }) => name ?? none },
            { header: texts.submitted(), number: true, cell: ({ submitted }) => formatCount(submitted) },
            { header: texts.resolved(), number: true, cell: ({ resolved }) => formatCount(resolved) },
            { header: texts.firstAnswer(), number: true, cell: ({ firstAnswer }) => daysInWords(firstAnswer) },
            { header: texts.resolution(), number: true, cell: ({ resolution }) => daysInWords(resolution) },
            { header: texts.reopened(), number: true, cell: ({ reopened }) => formatCount(reopened) },
            { header: texts.satisfaction(), number: true, cell: ({ satisfaction }) => ratingInWords(satisfaction) },
          ]}
        />
      )}
    </Section>
  )
}
