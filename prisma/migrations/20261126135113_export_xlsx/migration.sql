-- AlterEnum
ALTER TYPE "ExportFormat" ADD VALUE 'XLSX';
