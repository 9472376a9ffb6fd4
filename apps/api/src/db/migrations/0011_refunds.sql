CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" uuid,
	"amount" numeric(12, 2) NOT NULL,
	"status" text DEFAULT 'Due' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_once" UNIQUE("order_id","payment_id")
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "taken" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'Due';--> statement-breakpoint
-- So far nothing said what a payment took: of those that are paid, the first took an order's money.
UPDATE "payment_orders" SET "taken" = "found"."payable_amount"
FROM (
	SELECT DISTINCT ON ("each"."order_id") "each"."payment_id", "each"."order_id", "orders"."payable_amount"
	FROM "payment_orders" AS "each"
	JOIN "payments" ON "payments"."id" = "each"."payment_id" AND "payments"."status" = 'Paid'
	JOIN "orders" ON "orders"."id" = "each"."order_id" AND "orders"."payment_status" = 'Paid'
	ORDER BY "each"."order_id", "payments"."paid_at"
) AS "found"
WHERE "payment_orders"."payment_id" = "found"."payment_id" AND "payment_orders"."order_id" = "found"."order_id";--> statement-breakpoint
-- What was paid and cancelled so far waits for its money, too.
INSERT INTO "refunds" ("order_id", "payment_id", "amount")
SELECT "orders"."id", "payment_orders"."payment_id", "orders"."payable_amount"
FROM "orders" LEFT JOIN "payment_orders" ON "payment_orders"."order_id" = "orders"."id" AND "payment_orders"."taken" IS NOT NULL
WHERE "orders"."order_status" = 'Cancelled' AND "orders"."payment_status" = 'Paid' AND "orders"."payable_amount" > 0;--> statement-breakpoint
UPDATE "orders" SET "payment_status" = CASE WHEN "payable_amount" > 0 THEN 'Refund Due' ELSE 'Refunded' END
WHERE "order_status" = 'Cancelled' AND "payment_status" = 'Paid';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled_not_kept" CHECK ("orders"."order_status" <> 'Cancelled' or "orders"."payment_status" <> 'Paid');