ALTER INDEX "search_documents_words" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('search_documents_words');
