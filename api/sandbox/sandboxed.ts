/** Whether this process is a sandbox: a demo university that another Ascent keeps for programs that are being written. */

/** The word on the command line that makes a process a sandbox; nothing in the environment does. */
export const asSandbox = 'as-sandbox'

export const sandboxed = process.argv[2] === asSandbox
