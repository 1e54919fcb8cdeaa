/** The file of the people to invite: chosen, checked, and its rows with what is wrong in which field. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import * as texts from '#texts/users/inviteMany.js'
import type { InvitationRowsQuery } from '#web/__generated__/InvitationRowsQuery.graphql.ts'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

type Rows = InvitationRowsQuery['response']['invitationRows']

export function InvitationRows() {
  const environment = useRelayEnvironment()
  const { values, setFieldValue } = useFormikContext<{ csv: string; message: string }>()
  // The answer holds for the text that was checked.
  const [answer, setAnswer] = useState<{ csv: string; rows: Rows; problem: string } | null>(null)
  const [checking, setChecking] = useState(false)
  const check = async (csv: string) => {
    setChecking(true)
    try {
      const data = await fetchQuery<InvitationRowsQuery>(
        environment,
        graphql`
          query InvitationRowsQuery($csv: String!) {
            invitationRows(csv: $csv) {
              row
              name
              email
              role
              department
              problems {
                field
                message
              }
            }
          }
        `,
        { csv },
      ).toPromise()
      setAnswer({ csv, rows: data?.invitationRows ?? [], problem: '' })
    } catch (error) {
      const { fieldErrors } = error as { fieldErrors?: Record<string, string> }
      setAnswer({ csv, rows: [], problem: fieldErrors?.['csv'] ?? texts.checkFailed() })
    } finally {
      setChecking(false)
    }
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    const csv = await file.text()
    await setFieldValue('csv', csv)
    await check(csv)
  }
  const current = answer?.csv === values.csv ? answer : null
  const refused = current?.rows.filter(({ problems }) => problems.length > 0).length ?? 0
  const ready = current !== null && current.problem === '' && refused === 0
  return (
    <Stack gap="4">
      <DropZone accept=".csv" hint={texts.fileHint()} single onFiles={([file]) => void take(file)} />
      <Box aria-live="polite">
        {current?.problem && <Text color="fg.error">{current.problem}</Text>}
        {current && !current.problem && (
          <Text>{refused ? texts.refused({ count: refused }) : texts.ready({ count: current.rows.length })}</Text>
        )}
      </Box>
      {current && current.rows.length > 0 && <RowsTable rows={current.rows} />}
      <HStack gap="3" flexWrap="wrap">
        <Button variant="outline" loading={checking} onClick={() => void check(values.csv)}>
          {texts.preview()}
        </Button>
        {refused === 0 && (
          <SubmitButton>{ready ? texts.send({ count: current.rows.length }) : texts.invite()}</SubmitButton>
        )}
      </HStack>
    </Stack>
  )
}

const RowsTable = ({ rows }: { rows: Rows }) => (
  <SmallTable
    name={texts.rows()}
    rows={rows}
    keyOf={({ row }) => String(row)}
    many
    columns={[
      { header: texts.row(), cell: ({ row }) => row },
      { header: texts.name(), cell: ({ name }) => name },
      { header: texts.email(), cell: ({ email }) => email && <EmailAddress>{email}</EmailAddress> },
      { header: texts.role(), cell: ({ role }) => role },
      { header: texts.department(), cell: ({ department }) => department },
      {
        header: texts.problem(),
        cell: ({ problems }) =>
          problems.map(({ field, message }) => (
            <Text key={field} color="fg.error">
              {field}: {message}
            </Text>
          )),
      },
    ]}
  />
)
