import type { PrismaClient, Prisma } from './__generated__/prisma/client.ts'
export type Db = PrismaClient
export type Tx = Prisma.TransactionClient
