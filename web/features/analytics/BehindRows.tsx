/** Records behind a figure, with the day and what each adds. */
import { Table, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import { linksIn } from '#web/ui/charts/linksIn.ts'
import { formatDate } from '#web/ui/format.ts'
import { valueWords } from './figureWords.ts'

interface Props {
  name: string
  unit: string
  rows: readonly {
    readonly at: string
    readonly value: number | null | undefined
    readonly department: string
    readonly title: string | null | undefined
    readonly path: string | null | undefined
  }[]
}

export function BehindRows({ name, unit, rows }: Props) {
  const withValue = unit !== 'RECORDS' || rows.some(({ value }) => value != null)
  return (
    <Table.ScrollArea tabIndex={0} role="group" aria-label={name} bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Table.Root size="sm" css={linksIn} aria-label={name}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{texts.record()}</Table.ColumnHeader>
            <Table.ColumnHeader>{texts.department()}</Table.ColumnHeader>
            <Table.ColumnHeader>{texts.day()}</Table.ColumnHeader>
            {withValue && <Table.ColumnHeader textAlign="end">{texts.value()}</Table.ColumnHeader>}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ title, path, department, at, value }, nth) => (
            <Table.Row key={`${path}:${at}:${nth}`}>
              <Table.Cell minW="56">
                {path ? (
                  <Link to={path}>{title || texts.untitled()}</Link>
                ) : (
                  <Text as="span" color="fg.muted">
                    {texts.hidden()}
                  </Text>
                )}
              </Table.Cell>
              <Table.Cell>{department}</Table.Cell>
              <Table.Cell whiteSpace="nowrap">{formatDate(at)}</Table.Cell>
              {withValue && (
                <Table.Cell textAlign="end" whiteSpace="nowrap">
                  {value == null ? '' : valueWords(value, unit)}
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}
