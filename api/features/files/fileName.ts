/** A name from elsewhere -> a name that is safe to show, to send in a header and to save under on any system. */
import { kindOf, type MediaType } from './file.rules.ts'

/** Control characters, and those that turn the direction of text: `exe.fdp` must not read `pdf.exe`. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
const forbidden = /[<>:"|?*]/g
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i
const most = 120

/** The name's last part without what is unsafe, with an extension that belongs to the content. */
export function safeName(given: string, mediaType: MediaType): string {
  const last = given.normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1)!
  const [stem, extension] = split(last.replace(forbidden, '_'))
  const { extensions } = kindOf(mediaType)!
  const clean = trimmed(trimmed(stem).slice(0, most).toWellFormed())
  const name = reserved.test(clean) ? `_${clean}` : clean || 'file'
  return `${name}.${extensions.includes(extension) ? extension : extensions[0]}`
}

/** The extension in lower case, without its dot. */
export const extensionOf = (name: string): string => split(name)[1]

function split(name: string): [stem: string, extension: string] {
  const at = name.lastIndexOf('.')
  const extension =
    at < 0
      ? ''
      : name
          .slice(at + 1)
          .trim()
          .toLowerCase()
  return /^[a-z][a-z0-9]{0,7}$/.test(extension) ? [name.slice(0, at), extension] : [name, '']
}

/** Neither begins with a dot, which would hide it, nor ends with one, which some systems drop. */
const trimmed = (text: string) => text.replace(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, '')

/** The header that names a download, in the old form and in the one that knows every letter. */
export function disposition(how: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
