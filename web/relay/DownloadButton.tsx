/**
 * A button that has a file of the server saved. A link to its address would be answered to people only who have the cookie of
 * the REST login: the page itself signs in with a token, which no link sends.
 */
import { Button, type ButtonProps } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useDownload } from './useDownload.ts'

interface Props extends Omit<ButtonProps, 'onClick' | 'loading'> {
  path: string
  /** What the file is called where it is saved. */
  name: string
}

export function DownloadButton({ path, name, children, ...look }: Props) {
  const [download, pending] = useDownload()
  return (
    <Button {...look} loading={pending} onClick={() => void download(path, name)}>
      <Download size={16} aria-hidden />
      {children}
    </Button>
  )
}
