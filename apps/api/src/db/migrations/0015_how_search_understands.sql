CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL,
	"made_of" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"said" text NOT NULL,
	"meant" text NOT NULL,
	CONSTRAINT "search_synonyms_said_meant_pk" PRIMARY KEY("said","meant")
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("document");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";