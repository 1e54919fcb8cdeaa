/** A button in an announcement: underlined words in its colors. */
import type { ButtonProps } from '@chakra-ui/react'
import { TextButton } from '#web/ui/TextButton.tsx'

export const BannerButton = (props: ButtonProps) => (
  <TextButton size="xs" minH="6" color="inherit" textDecoration="underline" {...props} />
)
