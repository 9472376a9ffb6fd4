CREATE TABLE "vitals" (
	"day" date NOT NULL,
	"screen" text NOT NULL,
	"is_phone" boolean NOT NULL,
	"name" text NOT NULL,
	"bucket" smallint NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "vitals_day_screen_is_phone_name_bucket_pk" PRIMARY KEY("day","screen","is_phone","name","bucket")
);
