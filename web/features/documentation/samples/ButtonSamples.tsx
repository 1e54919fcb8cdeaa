/** Buttons by what they are for: the one deed of a page, other deeds, and what cannot be undone. */
import { Button, HStack } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import * as texts from '#texts/documentation/components.js'

export const ButtonSamples = () => (
  <HStack wrap="wrap" gap="2">
    <Button>
      <Plus size={16} aria-hidden />
      {texts.primary()}
    </Button>
    <Button variant="outline">{texts.secondary()}</Button>
    <Button variant="ghost">{texts.quiet()}</Button>
    <Button colorPalette="danger">{texts.danger()}</Button>
    <Button size="xs" variant="outline">
      {texts.small()}
    </Button>
    <Button loading>{texts.primary()}</Button>
    <Button disabled>{texts.disabled()}</Button>
  </HStack>
)
