CREATE TABLE "login_names" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_names" ADD CONSTRAINT "login_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_names_user_id_index" ON "login_names" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "is_known";--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "tries";--> statement-breakpoint
-- A name that two users had, each as another kind, stays the older user's.
insert into login_names (name, user_id)
select distinct on (name) name, id from (
  select account as name, id from users union all select email, id from users union all select phone, id from users where phone is not null
) named order by name, id;
