/** Which column fills which field, chosen by hand where the matching is not right; then checking and importing. */
import { Button, Field, HStack, Input, NativeSelect, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/imports/importColumns.js'
import { importFields } from '#api/features/imports/import.rules.ts'
import type { ImportColumns_import$key } from '#web/__generated__/ImportColumns_import.graphql.ts'
import type { ImportColumnsRunMutation } from '#web/__generated__/ImportColumnsRunMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { ImportMappings } from './ImportMappings.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { kindWords } from './kindWords.ts'

export function ImportColumns({ brought }: { brought: ImportColumns_import$key }) {
  const kept = useFragment(
    graphql`
      fragment ImportColumns_import on Import {
        id
        kind
        fileName
        state
        rows
        created
        refused
        ownerEmail
        columns {
          name
          field
          samples
        }
        ...ImportMappings_import
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
    { failure: texts.failedToStartTheImport() },
  )
  const confirm = useConfirm()
  const columns = kept.columns.map((column) => ({ ...column, field: fields.get(column.name) ?? null }))
  // What a check found holds for the columns and the owner that it was made with.
  const checked =
    kept.state === 'CHECKED' &&
    ownerEmail === kept.ownerEmail &&
    kept.columns.every(({ name, field }) => (fields.get(name) ?? null) === (field ?? null))
  const start = async (dryRun: boolean) => {
    const { fieldErrors = {}, ok } = await run({
      input: { id: kept.id, dryRun, ownerEmail, columns: columns.map(({ name, field }) => ({ name, field })) },
    })
    setErrors(fieldErrors)
    return ok
  }
  const askAndImport = () =>
    confirm({
      title: texts.import({ fileName: kept.fileName }),
      message: texts.upToWillBeCreated({
        count: kindWords[kept.kind].counted({ count: checked ? kept.created : kept.rows }),
      }),
      confirm: texts.import2(),
      onConfirm: async () => {
        await start(false)
        return true
      },
    })
  const check = (
    <Button variant={checked ? 'outline' : 'solid'} loading={pending} onClick={() => void start(true)}>
      {texts.checkWithoutImporting()}
    </Button>
  )
  const bring = (
    <Button
      variant={checked ? 'solid' : 'outline'}
      disabled={pending || (checked && kept.created === 0)}
      onClick={askAndImport}
    >
      {checked
        ? texts.importChecked({ rows: kept.created, left: kept.refused })
        : texts.importRows({ rows: kept.rows })}
    </Button>
  )
  return (
    <>
      {checked && <HStack>{bring}</HStack>}
      <Section title={texts.columns()}>
        <ImportMappings
          brought={kept}
          columns={columns.map(({ name, field }) => ({ name, field }))}
          onUse={(chosen) => setFields(new Map(chosen.map(({ name, field }) => [name, field ?? null])))}
        />
        {errors['columns'] && (
          <Text role="alert" color="fg.error">
            {errors['columns']}
          </Text>
        )}
        <SmallTable
          name={texts.columnsOfTheFile()}
          rows={columns}
          keyOf={({ name }) => name}
          columns={[
            { header: texts.columnOfTheFile(), cell: ({ name }) => <Text fontWeight="medium">{name}</Text> },
            {
              header: texts.forExample(),
              cell: ({ samples }) => (
                <Text color="fg.muted" lineClamp={1} maxW="320px">
                  {samples.find(Boolean) ?? texts.nothingInTheFirstRows()}
                </Text>
              ),
            },
            {
              header: texts.field(),
              cell: ({ name, field }) => (
                <NativeSelect.Root size="sm" minW="220px">
                  <NativeSelect.Field
                    aria-label={texts.fieldOf({ name })}
                    value={field ?? ''}
                    onChange={({ target }) => setFields(new Map(fields).set(name, target.value || null))}
                  >
                    <option value="">{texts.notUsed()}</option>
                    {importFields[kept.kind].map(({ field: value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              ),
            },
          ]}
        />
        <Field.Root invalid={Boolean(errors['ownerEmail'])} maxW="md">
          <Field.Label>{texts.ownerOfRowsThatName()}</Field.Label>
          <Input
            type="email"
            placeholder={texts.nameExampleEdu()}
            value={ownerEmail}
            onChange={({ target }) => setOwnerEmail(target.value)}
          />
          <Field.HelperText>
            {texts.ownerEmail({ owner: kindWords[kept.kind].owner, many: kindWords[kept.kind].many })}
          </Field.HelperText>
          <Field.ErrorText>{errors['ownerEmail']}</Field.ErrorText>
        </Field.Root>
      </Section>
      <ImportPreview kind={kept.kind} columns={columns} />
      <HStack gap="3" wrap="wrap">
        {check}
        {!checked && bring}
      </HStack>
    </>
  )
}
