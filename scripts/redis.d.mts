export interface Redis {
  url: string
  pid: number
  stop: () => void
}
export function startRedis(port: number): Promise<Redis | { absent: string }>
