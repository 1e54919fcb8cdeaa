/** The files that are on their way, with what went wrong. */
import { HStack, IconButton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { RotateCw, X } from 'lucide-react'
import * as texts from '#texts/files/uploadList.js'
import { formatBytes } from '#web/ui/format.ts'
import type { Upload } from './useUploads.ts'
import { oneLine } from '#web/ui/ownWay.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'

interface Props {
  uploads: readonly Upload[]
  onRetry: (key: number) => void
  onDrop: (key: number) => void
}

export function UploadList({ uploads, onRetry, onDrop }: Props) {
  const shown = uploads.filter(({ state }) => state !== 'done')
  return (
    <>
      {shown.length > 0 && (
        <Stack as="ul" aria-label={texts.uploads()} gap="3" listStyleType="none">
          {shown.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={onRetry} onDrop={onDrop} />
          ))}
        </Stack>
      )}
      <VisuallyHidden role="status">
        {uploads.flatMap(({ state, file }) => (state === 'done' ? [texts.uploaded({ name: file.name })] : []))}
      </VisuallyHidden>
    </>
  )
}

function UploadRow({ upload, onRetry, onDrop }: { upload: Upload } & Omit<Props, 'uploads'>) {
  const { key, file, percent, state, message } = upload
  const failed = state === 'failed'
  return (
    <HStack as="li" gap="2" align="start">
      <Stack flex="1" minW="0" gap="1">
        <HStack justifyContent="space-between" gap="3">
          <Text fontWeight="medium" {...oneLine(file.name)}>
            {file.name}
          </Text>
          <Text color="fg.muted" fontSize="xs" whiteSpace="nowrap">
            {failed ? formatBytes(file.size) : stateWords(upload)}
          </Text>
        </HStack>
        {failed ? (
          <Text role="alert" color="fg.error" fontSize="sm" overflowWrap="anywhere">
            {message}
          </Text>
        ) : (
          <ProgressBar label={texts.uploadOf({ name: file.name })} percent={percent} />
        )}
      </Stack>
      {failed && (
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={texts.tryAgain({ name: file.name })}
          onClick={() => onRetry(key)}
        >
          <RotateCw size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={failed ? texts.dismiss({ name: file.name }) : texts.cancel({ name: file.name })}
        onClick={() => onDrop(key)}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </HStack>
  )
}

const stateWords = ({ state, percent }: Upload) =>
  state === 'waiting' ? texts.waiting() : percent === 100 ? texts.checking() : `${percent}%`
