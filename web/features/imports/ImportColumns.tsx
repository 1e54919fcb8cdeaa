/** Which column fills which field, chosen by hand where the matching is not right; then checking and importing. */
import { Box, Button, Field, HStack, Input, NativeSelect, Table, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { importFields } from '#api/features/imports/import.rules.ts'
import type { ImportColumns_import$key } from '#web/__generated__/ImportColumns_import.graphql.ts'
import type { ImportColumnsRunMutation } from '#web/__generated__/ImportColumnsRunMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatMany } from '#web/ui/format.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { kindWords } from './kindWords.ts'

export function ImportColumns({ brought }: { brought: ImportColumns_import$key }) {
  const kept = useFragment(
    graphql`
      fragment ImportColumns_import on Import {
        id
        kind
        fileName
        rows
        ownerEmail
        columns {
          name
          field
          samples
        }
      }
    `,
    brought,
  )
  const [fields, setFields] = useState(() => new Map(kept.columns.map(({ name, field }) => [name, field])))
  const [ownerEmail, setOwnerEmail] = useState(kept.ownerEmail)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [run, pending] = useAction<ImportColumnsRunMutation>(
    graphql`
      mutation ImportColumnsRunMutation($input: RunImportInput!) {
        runImport(input: $input) {
          import {
            id
            state
            ...ImportColumns_import
            ...ImportProgress_import
          }
        }
      }
    `,
    { failure: 'Failed to start the import' },
  )
  const confirm = useConfirm()
  const columns = kept.columns.map((column) => ({ ...column, field: fields.get(column.name) ?? null }))
  const start = async (dryRun: boolean) => {
    const { fieldErrors = {}, ok } = await run({
      input: { id: kept.id, dryRun, ownerEmail, columns: columns.map(({ name, field }) => ({ name, field })) },
    })
    setErrors(fieldErrors)
    return ok
  }
  const askAndImport = () =>
    confirm({
      title: `Import ${kept.fileName}?`,
      message: `Up to ${formatMany(kept.rows, kindWords[kept.kind].one)} will be created. Rows that were imported before are left alone, and bad ones are refused one by one.`,
      confirm: 'Import',
      onConfirm: async () => {
        await start(false)
        return true
      },
    })
  return (
    <>
      <Section title="Columns">
        {errors['columns'] && (
          <Text role="alert" color="fg.error">
            {errors['columns']}
          </Text>
        )}
        <Box overflowX="auto" tabIndex={0} role="region" aria-label="Columns of the file">
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Column of the file</Table.ColumnHeader>
                <Table.ColumnHeader>For example</Table.ColumnHeader>
                <Table.ColumnHeader minW="220px">Field</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {columns.map(({ name, field, samples }) => (
                <Table.Row key={name}>
                  <Table.Cell fontWeight="medium">{name}</Table.Cell>
                  <Table.Cell color="fg.muted" maxW="320px">
                    <Text truncate>{samples.find(Boolean) ?? 'Nothing in the first rows'}</Text>
                  </Table.Cell>
                  <Table.Cell>
                    <NativeSelect.Root size="sm">
                      <NativeSelect.Field
                        aria-label={`Field of ${name}`}
                        value={field ?? ''}
                        onChange={({ target }) => setFields(new Map(fields).set(name, target.value || null))}
                      >
                        <option value="">Not used</option>
                        {importFields[kept.kind].map(({ field: value, label }) => (
                          <option key={value} value={value}>
                            {label}
                          </option>
                        ))}
                      </NativeSelect.Field>
                      <NativeSelect.Indicator />
                    </NativeSelect.Root>
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
        <Field.Root invalid={Boolean(errors['ownerEmail'])} maxW="md">
          <Field.Label>Owner of rows that name no owner</Field.Label>
          <Input
            type="email"
            placeholder="name@example.edu"
            value={ownerEmail}
            onChange={({ target }) => setOwnerEmail(target.value)}
          />
          <Field.HelperText>
            The email of {kindWords[kept.kind].owner}. Without one such {kindWords[kept.kind].many} have no owner.
          </Field.HelperText>
          <Field.ErrorText>{errors['ownerEmail']}</Field.ErrorText>
        </Field.Root>
      </Section>
      <ImportPreview kind={kept.kind} columns={columns} />
      <HStack gap="3" wrap="wrap">
        <Button loading={pending} onClick={() => void start(true)}>
          Check without importing
        </Button>
        <Button variant="outline" disabled={pending} onClick={askAndImport}>
          Import {formatMany(kept.rows, 'row')}
        </Button>
      </HStack>
    </>
  )
}
