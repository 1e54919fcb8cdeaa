-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "contacts" TEXT[],
ADD COLUMN     "datasets" TEXT[],
ADD COLUMN     "disclosureDate" DATE,
ADD COLUMN     "grants" TEXT[],
ADD COLUMN     "institution" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "ipOwnership" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "papers" TEXT[],
ADD COLUMN     "publiclyDisclosed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "regulation" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "software" TEXT[];

-- CreateTable
CREATE TABLE "Draft" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "form" TEXT NOT NULL,
    "step" INTEGER NOT NULL DEFAULT 0,
    "values" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Draft_userId_form_key" ON "Draft"("userId", "form");

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
