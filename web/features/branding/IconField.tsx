/** The icon in the browser's tab, as a small file inside the settings. */
import { Button, HStack, Image, Stack } from '@chakra-ui/react'
import { useField } from 'formik'
import * as texts from '#texts/branding/page.js'
import * as rules from '#texts/branding/rules.js'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { Labelled } from '#web/ui/form/fields.tsx'

const most = 20 * 1024
const types = ['image/png', 'image/x-icon', 'image/vnd.microsoft.icon']

const read = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsDataURL(file)
  })

export function IconField({ name }: { name: string }) {
  const [{ value }, , { setValue, setError, setTouched }] = useField<string>(name)
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > most || !types.includes(file.type)) {
      await setTouched(true, false)
      setError(rules.icon())
    } else await setValue(await read(file))
  }
  return (
    <Labelled name={name}>
      <Stack width="full" gap="3">
        {value && (
          <HStack>
            <Image src={value} alt="" boxSize="8" />
            <Button size="xs" variant="outline" onClick={() => void setValue('')}>
              {texts.removeIcon()}
            </Button>
          </HStack>
        )}
        <DropZone accept=".png,.ico" hint={texts.iconHint()} single onFiles={([file]) => void take(file)} />
      </Stack>
    </Labelled>
  )
}
