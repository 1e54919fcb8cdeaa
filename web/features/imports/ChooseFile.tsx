/** The file to import: sent with its progress, and then opened by its number. */
import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/imports/chooseFile.js'
import { sendTo } from '#web/features/files/sendFile.ts'
import type { ImportKind } from '#web/__generated__/ImportPageQuery.graphql.ts'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'

export function ChooseFile({ kind }: { kind: ImportKind }) {
  const navigate = useNavigate()
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null)
  const [problem, setProblem] = useState('')
  const send = async (file: File | undefined) => {
    if (!file) return
    setProblem('')
    setSending({ name: file.name, percent: 0 })
    try {
      const { done } = sendTo('/api/imports', { kind }, file, (part) =>
        setSending({ name: file.name, percent: Math.round(part * 100) }),
      )
      const { id } = (await done) as { id: number }
      await navigate(`?import=${id}`)
    } catch (error) {
      setProblem(`${file.name}: ${(error as Error).message}`)
    } finally {
      setSending(null)
    }
  }
  if (sending)
    return (
      <Stack gap="2" role="status">
        <Text>
          {sending.percent < 100
            ? texts.sending({ name: sending.name, percent: sending.percent })
            : texts.reading({ name: sending.name })}
        </Text>
        <ProgressBar label={texts.uploadOf({ name: sending.name })} percent={sending.percent} height="2" />
      </Stack>
    )
  return (
    <>
      <DropZone
        single
        accept=".csv,.tsv,.txt,.xlsx,.json"
        hint={texts.csvWithAnyUsualSeparator()}
        onFiles={([file]) => void send(file)}
      />
      {problem && (
        <Text role="alert" color="fg.error" overflowWrap="anywhere">
          {problem}
        </Text>
      )}
    </>
  )
}
