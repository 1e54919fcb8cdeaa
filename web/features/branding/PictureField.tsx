/** A picture of the look: it is shown as chosen at once, and kept with the draft. */
import { Box, Button, HStack, Image, Stack } from '@chakra-ui/react'
import { useField } from 'formik'
import * as texts from '#texts/branding/page.js'
import { dataUrl } from '#web/features/settings/squarePicture.ts'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { Labelled } from '#web/ui/form/fields.tsx'
import { usePictureAddress } from './pictureAddresses.ts'

interface Props {
  name: string
  /** What is taken, by media type, and what the file dialog offers. */
  types: readonly string[]
  accept: string
  /** Bytes. */
  most: number
  hint: string
  /** What is said of a file that is not taken. */
  wrong: () => string
  /** What it is shown on. */
  surface?: string
  onChosen?: (address: string) => void
}

export function PictureField({ name, types, accept, most, hint, wrong, surface = '#ffffff', onChosen }: Props) {
  const [{ value }, , { setValue, setError, setTouched }] = useField<string>(name)
  const addressOf = usePictureAddress()
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > most || !types.includes(file.type)) {
      await setTouched(true, false)
      setError(wrong())
      return
    }
    const address = await dataUrl(file)
    await setValue(address)
    onChosen?.(address)
  }
  return (
    <Labelled name={name}>
      <Stack width="full" gap="3">
        {value && (
          <HStack>
            <Box padding="2" borderWidth="1px" borderRadius="md" style={{ background: surface }}>
              <Image src={addressOf(value)} alt="" maxHeight="10" maxWidth="48" objectFit="contain" />
            </Box>
            <Button size="xs" variant="outline" onClick={() => void setValue('')}>
              {texts.removePicture()}
            </Button>
          </HStack>
        )}
        <DropZone accept={accept} hint={hint} single onFiles={([file]) => void take(file)} />
      </Stack>
    </Labelled>
  )
}
