-- CreateTable
CREATE TABLE "ImportMapping" (
    "id" SERIAL NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "kind" "ImportKind" NOT NULL,
    "name" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ImportMapping_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ImportMapping_kind_shared_idx" ON "ImportMapping"("kind", "shared");

-- AddForeignKey
ALTER TABLE "ImportMapping" ADD CONSTRAINT "ImportMapping_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Mappings of a person are told apart by their names.
CREATE UNIQUE INDEX "ImportMapping_name_key" ON "ImportMapping"("ownerId", "kind", lower("name"));
