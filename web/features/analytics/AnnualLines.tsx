/** The lines of the annual report: figures that lead to their records, and what the team enters. */
import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/analytics/annualPage.js'
import type { AnnualLines_report$data, AnnualLines_report$key } from '#web/__generated__/AnnualLines_report.graphql.ts'
import { formatCount, formatDate, formatMoney } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { recordsPath } from './analyticsAddress.ts'
import { EnterFigure, type Entered } from './EnterFigure.tsx'

interface Props {
  report: AnnualLines_report$key
  /** The day as of which they are, or '' for now; the past is not entered. */
  asOf: string
}

const words = (value: number | null | undefined, isMoney: boolean) =>
  value == null ? texts.none() : isMoney ? formatMoney(value) : formatCount(value)

type Line = AnnualLines_report$data['lines'][number]

export function AnnualLines({ report, asOf }: Props) {
  const [entering, setEntering] = useState<Entered | null>(null)
  const { fiscalYear, from, until, lines } = useFragment(
    graphql`
      fragment AnnualLines_report on AnnualReport {
        fiscalYear
        from
        until
        lines {
          line
          figure
          name
          definition
          isMoney
          value
          before
          source
          enteredBy
          enteredAt
        }
      }
    `,
    report,
  )
  const days = { range: 'dates', from, until, ...(asOf ? { asOf } : {}) }
  const source = ({ line, name, isMoney, value, source: from, enteredBy, enteredAt }: Line) =>
    line ? (
      <>
        {enteredAt && (
          <Text>
            {texts.entered({ source: from, name: enteredBy ?? texts.somebody(), day: formatDate(enteredAt) })}
          </Text>
        )}
        {!asOf && (
          <Button
            size="sm"
            variant="outline"
            aria-label={enteredAt ? texts.correctOf({ name }) : texts.enterOf({ name })}
            onClick={() => setEntering({ fiscalYear, line, name, isMoney, value: value ?? null, source: from })}
          >
            {enteredAt ? texts.correct() : texts.enter()}
          </Button>
        )}
      </>
    ) : (
      texts.fromRecords()
    )
  return (
    <>
      <SmallTable
        name={texts.annual()}
        rows={lines}
        keyOf={({ name }) => name}
        columns={[
          {
            header: texts.line(),
            cell: ({ figure, name, definition }) => (
              <>
                {figure ? <Link to={recordsPath(figure, new URLSearchParams(days))}>{name}</Link> : name}
                <Text color="fg.muted" fontSize="xs" fontWeight="normal">
                  {definition}
                </Text>
              </>
            ),
          },
          {
            header: texts.value(),
            number: true,
            cell: ({ value, isMoney }) => <Text fontWeight="semibold">{words(value, isMoney)}</Text>,
          },
          {
            header: texts.yearBefore(),
            number: true,
            cell: ({ before, isMoney }) => <Text color="fg.muted">{words(before, isMoney)}</Text>,
          },
          { header: texts.source(), cell: source },
        ]}
      />
      {entering && <EnterFigure entered={entering} onClose={() => setEntering(null)} />}
    </>
  )
}
