/** A title that opens something on the same page: it reads as text, breaks like text, and is a button. */
import { Button, type ButtonProps } from '@chakra-ui/react'

export const TextButton = (props: ButtonProps) => (
  <Button variant="plain" padding="0" height="auto" whiteSpace="normal" flexShrink={1} textAlign="start" {...props} />
)
